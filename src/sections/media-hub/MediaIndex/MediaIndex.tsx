import { graphql } from 'gatsby';
import { Link } from '../../../components/Link/Link';
import * as styles from './MediaIndex.module.scss';

type Props = {
  content: Queries.MediaIndexFragment;
  /** The number of entries in each list. A list without entries is not on the page. */
  counts: { readonly podcasts: number; readonly news: number; readonly blog: number };
};

/** Links to the sections of the page, with the number of their entries. */
export function MediaIndex({ content, counts }: Props) {
  const lists = (['podcasts', 'news', 'blog'] as const).filter((id) => counts[id] > 0);
  return (
    <nav aria-label={content.label}>
      <ul className={styles.contents}>
        {lists.map((id) => (
          <li key={id}>
            <Link to={`/media-hub#${id}`}>
              <b className="u-tabular u-accent">{`${counts[id]} `}</b>
              {content[id]}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/media-hub#newsletter">{content.newsletter}</Link>
        </li>
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment MediaIndex on MediaIndex {
    label
    podcasts
    news
    blog
    newsletter
  }
`;
