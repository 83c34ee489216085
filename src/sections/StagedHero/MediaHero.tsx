import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { StagedHero } from '../../components/Hero/StagedHero';
import * as styles from './MediaHero.module.scss';

/** The sections of the page, in order; their names stand in its YAML under the same keys. */
const ids = ['podcasts', 'news', 'blog', 'newsletter'] as const;

type Props = {
  content: Queries.MediaHeroFragment;
  /** How many entries the sections have that are lists. */
  counts: { readonly [id in (typeof ids)[number]]?: number };
};

/** The first screen of the media hub: the headline on two lines, and links to the sections of the page. */
export function MediaHero({ content, counts }: Props) {
  // A list without entries is left out of the page.
  const shown = ids.filter((id) => counts[id] !== 0);
  return (
    <StagedHero content={content.hero} surface="night" className={styles.hero} room={9}>
      <nav className={styles.contents} aria-label={content.index.label}>
        <ul>
          {shown.map((id) => (
            <li key={id}>
              <Link to={`/media-hub#${id}`}>
                <b className="u-tabular">{counts[id]}</b> {content.index[id]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </StagedHero>
  );
}

export const query = graphql`
  fragment MediaHero on MediaHubPage {
    hero {
      ...Hero
    }
    index {
      label
      podcasts
      news
      blog
      newsletter
    }
  }
`;
