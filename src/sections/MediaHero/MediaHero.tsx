import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './MediaHero.module.scss';

/** The sections of the page, in order; their names stand in its YAML under the same keys. */
const ids = ['podcasts', 'news', 'blog', 'newsletter'] as const;

type Props = {
  page: Queries.MediaHeroFragment;
  /** How many entries the sections have that are lists. */
  counts: { readonly [id in (typeof ids)[number]]?: number };
};

/** The first screen of the media hub: the headline on two lines, and links to the sections of the page. */
export function MediaHero({ page, counts }: Props) {
  return (
    <section className={styles.hero} data-surface="night">
      <div className={`u-wrap ${styles.copy}`}>
        <HeroWords hero={page.hero} room={9} />
        <nav className={styles.contents} aria-label={page.index}>
          <ul>
            {ids
              // A list without entries is left out of the page.
              .filter((id) => counts[id] !== 0)
              .map((id) => (
                <li key={id}>
                  <Link to={`/media-hub#${id}`}>
                    <b className="u-tabular">{counts[id]}</b> {page[id].name}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <HeroPicture hero={page.hero} sizes="(min-aspect-ratio: 19/10) 145vh, 100vw" className={styles.art} />
    </section>
  );
}

export const query = graphql`
  fragment MediaHero on MediaHubPage {
    hero {
      ...HeroWords
      ...HeroPicture
    }
    index
    podcasts {
      name
    }
    news {
      name
    }
    blog {
      name
    }
    newsletter {
      name
    }
  }
`;
