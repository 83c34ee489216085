import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './AwardsHero.module.scss';

type Props = {
  hero: Queries.AwardsHeroFragment;
  awards: readonly Queries.AwardsHeroIndexFragment[];
  /** The name of the index, read aloud. */
  index: string;
};

/** The stage before the prize-giving, and the names themselves along its front edge as an index of the page. */
export function AwardsHero({ hero, awards, index }: Props) {
  return (
    <section className={styles.hero} data-ground="night">
      <div className={styles.stage}>
        <Picture
          image={hero.image}
          portraitWhen="(max-width: 1023px)"
          sizes="max(100vw, 178svh - 400px)"
          className={styles.art}
          eager
        />
        <div className={styles.words}>
          <HeroWords hero={hero} />
        </div>
      </div>
      <nav className={styles.names} aria-label={index}>
        <ul>
          {awards.map(({ slug, acronym }) => (
            <li key={slug}>
              <Link to={`#${slug}`}>{acronym}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Band />
    </section>
  );
}

export const query = graphql`
  fragment AwardsHero on Hero {
    ...HeroWords
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [960, 1440, 1920])
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 780, breakpoints: [480, 780])
        }
      }
    }
  }

  fragment AwardsHeroIndex on Award {
    slug
    acronym
  }
`;
