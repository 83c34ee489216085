import { graphql } from 'gatsby';
import { Link } from '../../../components/Link/Link';
import * as styles from './MediaContents.module.scss';

/** The sections of the page, in order; their names stand in its YAML under the same keys. */
const ids = ['podcasts', 'news', 'blog', 'newsletter'] as const;

type Props = {
  content: Queries.MediaContentsFragment;
  /** How many entries the sections have that are lists. */
  counts: { readonly [id in (typeof ids)[number]]?: number };
};

/** Links to the sections of the media hub, with the number of their entries. */
export function MediaContents({ content, counts }: Props) {
  // A list without entries is left out of the page.
  const shown = ids.filter((id) => counts[id] !== 0);
  return (
    <nav className={styles.contents} aria-label={content.label}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <Link to={`/media-hub#${id}`}>
              {counts[id] && <b className="u-tabular u-accent">{counts[id]}</b>} {content[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const query = graphql`
  fragment MediaContents on MediaIndex {
    label
    podcasts
    news
    blog
    newsletter
  }
`;
