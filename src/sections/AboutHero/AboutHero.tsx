import { HeroPicture } from '../../components/Hero/HeroPicture';
import { HeroWords } from '../../components/Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './AboutHero.module.scss';

type Props = { content: Queries.HeroFragment };

/** The first screen of the about page: the picture over the whole width, the headline below it on harmattan. */
export function AboutHero({ content }: Props) {
  return (
    <section className={styles.hero}>
      <HeroPicture hero={content} portraitWhen={media.upright} sizes="100vw" className={styles.picture} />
      <div data-surface="harmattan" className={styles.panel}>
        <HeroWords hero={content} />
      </div>
    </section>
  );
}
