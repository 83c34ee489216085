import { HeroPicture } from '../../components/Hero/HeroPicture';
import { HeroWords } from '../../components/Hero/HeroWords';
import * as styles from './AcademyHero.module.scss';

type Props = { content: Queries.HeroFragment };

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
