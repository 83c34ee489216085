import { graphql } from 'gatsby';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './FilmsHero.module.scss';

type Props = { hero: Queries.FilmsHeroFragment };

/** The first screen of the films page. The headline's first word is set as large as the window, the rest below it. */
export function FilmsHero({ hero }: Props) {
  const [word, ...rest] = hero.headline.split(' ');
  const headline = (
    <>
      <span className={styles.word}>{word}</span> <span className={styles.rest}>{rest.join(' ')}</span>
    </>
  );
  return (
    <section className={styles.hero} data-surface="night">
      <div className={`u-wrap ${styles.words}`}>
        <HeroWords hero={hero} headline={headline} room={60} />
      </div>
      <HeroPicture hero={hero} sizes="100vw" className={styles.art} />
    </section>
  );
}

export const query = graphql`
  fragment FilmsHero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
