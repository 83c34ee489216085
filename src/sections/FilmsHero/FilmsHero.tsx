import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './FilmsHero.module.scss';

type Props = { hero: Queries.FilmsHeroFragment };

/** The open-air cinema. The headline's first word stands in the night sky as large as the screen, the rest below it. */
export function FilmsHero({ hero }: Props) {
  const [word, ...rest] = hero.headline.split(' ');
  const headline = (
    <>
      <span className={styles.word}>{word}</span> <span className={styles.rest}>{rest.join(' ')}</span>
    </>
  );
  return (
    <section className={styles.hero} data-ground="night">
      <Picture
        image={hero.image}
        portraitWhen="(max-width: 1023px)"
        sizes="max(100vw, 178svh)"
        className={styles.art}
        eager
      />
      <div className={styles.words}>
        <HeroWords hero={hero} headline={headline} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FilmsHero on Hero {
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
