import { NewsCard } from '../../../cards/NewsCard/NewsCard';
import * as styles from './NewsPaper.module.scss';

type Props = { news: readonly Queries.NewsCardFragment[] };

/** The news as on a page of a newspaper: a large story, the others next to it and below it, with rules between them. */
export function NewsPaper({ news }: Props) {
  return (
    <ul className={styles.stories}>
      {news.map((item, at) => (
        <li key={item.slug}>
          <NewsCard item={item} large={at === 0} />
        </li>
      ))}
    </ul>
  );
}
