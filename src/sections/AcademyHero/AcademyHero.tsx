import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './AcademyHero.module.scss';

type Props = { hero: Queries.AcademyHeroFragment };

/** The workbench on the left; on the right the headline on palm and what to do next on night, like blocks of a cloth. */
export function AcademyHero({ hero }: Props) {
  return (
    <section className={styles.hero} data-ground="night">
      <Picture
        image={hero.image}
        portraitWhen="(max-width: 1023px)"
        sizes="max(96vw, 178svh - 214px)"
        className={styles.art}
        eager
      />
      <div className={styles.words}>
        <HeroWords hero={hero} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment AcademyHero on Hero {
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
