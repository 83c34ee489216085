import { graphql } from 'gatsby';
import { HeroPicture } from '../../components/Hero/HeroPicture';
import { HeroWords } from '../../components/Hero/HeroWords';
import * as styles from './AcademyHero.module.scss';

type Props = { content: Queries.AcademyHeroFragment };

/** The first screen of the academy: the picture on the left; on the right the headline on palm, lead and buttons on night. */
export function AcademyHero({ content }: Props) {
  return (
    <section className={styles.hero} data-surface="night">
      <div className={styles.words}>
        <HeroWords hero={content} />
      </div>
      <HeroPicture hero={content} sizes="120vw" className={styles.art} />
    </section>
  );
}

export const query = graphql`
  fragment AcademyHero on Hero {
    ...HeroWords
    ...HeroPicture
  }
`;
