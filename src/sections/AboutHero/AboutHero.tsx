import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './AboutHero.module.scss';

type Props = { hero: Queries.AboutHeroFragment };

/** The picture first, from edge to edge; the headline below it on a slab of dust. */
export function AboutHero({ hero }: Props) {
  return (
    <section className={styles.hero}>
      <Picture image={hero.image} portraitWhen="(width < 768px)" sizes="100vw" eager className={styles.picture} />
      <div data-ground="harmattan" className={styles.slab}>
        <HeroWords hero={hero} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment AboutHero on Hero {
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
`;
