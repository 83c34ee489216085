import { NewsCard } from '../../../cards/NewsCard/NewsCard';
import * as styles from './NewsPaper.module.scss';

type Props = {
  /** Newest first: the first is the lead story. */
  news: readonly Queries.NewsCardFragment[];
};

/** News in the layout of a newspaper page: a lead story, three beside it, the rest in rows of three with rules between them. */
export function NewsPaper({ news }: Props) {
  return (
    <ul className={styles.paper}>
      {news.map((item, at) => (
        <li key={item.slug} className={styles.story}>
          <NewsCard item={item} shows={at === 0 ? 'lead' : 'story'} />
        </li>
      ))}
    </ul>
  );
}
