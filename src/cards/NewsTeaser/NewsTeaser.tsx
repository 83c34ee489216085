import { graphql } from 'gatsby';
import { Dateline } from '../../components/Dateline/Dateline';
import { Headline } from '../../components/Headline/Headline';
import * as styles from './NewsTeaser.module.scss';

type Props = { item: Queries.NewsTeaserFragment };

/** A link to a piece of news on the media hub: date, category and headline. */
export function NewsTeaser({ item }: Props) {
  return (
    <article className={`u-line ${styles.news}`}>
      <Dateline of={item} />
      <Headline as="h3" size="h4" text={item.title} to={`/media-hub#${item.slug}`} />
    </article>
  );
}

export const fragment = graphql`
  fragment NewsTeaser on NewsItem {
    ...Dateline
    slug
    title
  }
`;
