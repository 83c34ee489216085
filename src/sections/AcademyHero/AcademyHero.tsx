import { graphql } from 'gatsby';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './AcademyHero.module.scss';

type Props = { hero: Queries.AcademyHeroFragment };

/** The first screen of the academy: the picture on the left; on the right the headline on palm, lead and buttons on night. */
export function AcademyHero({ hero }: Props) {
  return (
    <section className={styles.hero} data-surface="night">
      <div className={styles.words}>
        <HeroWords hero={hero} />
      </div>
      <HeroPicture
        hero={hero}
        sizes="(min-aspect-ratio: 19/10) 146vh, max(96vw, 178vh - 214px)"
        className={styles.art}
      />
    </section>
  );
}

export const query = graphql`
  fragment AcademyHero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
