import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { HeroWords } from '../Hero/HeroWords';
import { BoundText } from './BoundText';
import * as media from '../../styles/media.module.scss';
import * as styles from './LandingHero.module.scss';

type Props = { content: Queries.LandingHeroFragment };

/**
 * How wide the upright picture is fetched. On phones a little narrower than it is shown: at two and three device pixels to
 * one the grain hides the difference, and the first view weighs a third less.
 */
const UPRIGHT = `${media.fromSmallTablet} 100vw, (min-resolution: 2.5dppx) 56vw, 84vw`;

/** The sign of a film that can be watched. */
function PlaySign() {
  return (
    <svg className={styles.play} viewBox="0 0 12 14" width={13} height={15} aria-hidden="true">
      <path d="M0 0V14L12 7Z" fill="currentColor" />
    </svg>
  );
}

/** The first screen: the whole window is the picture; the figures stand on the cloth at its foot. */
export function LandingHero({ content: { hero, figures } }: Props) {
  // What the plate has room for at full size: three figures as short as `18+`.
  const crowded = figures.length > 3 || figures.some(({ value }) => value.length > 3);
  return (
    <Section id="home" surface="night" space="flush" className={styles.hero}>
      <div className={`u-wrap ${styles.words}`}>
        <HeroWords
          hero={hero}
          headline={<BoundText text={hero.headline} />}
          icons={[undefined, <PlaySign key="play" />]}
        />
      </div>
      <dl className={`${styles.figures} ${crowded ? styles.crowded : styles.roomy}`} data-surface="shea">
        {figures.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="u-tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <Band size="thick" className={styles.band} />
      {/* Last, although it lies behind: its place hangs on the figures, which on a slow connection come a packet later. */}
      <Picture
        image={hero.picture}
        className={styles.art}
        sizes="max(100vw, 160vh)"
        portraitWhen={`${media.belowTablet}, (max-aspect-ratio: 1/1)`}
        portraitSizes={UPRIGHT}
        eager
      />
    </Section>
  );
}

export const query = graphql`
  fragment LandingHero on IndexPage {
    hero {
      ...HeroWords
      picture {
        alt
        file {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1800, breakpoints: [960, 1440, 1800])
          }
        }
        portrait {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1070
              breakpoints: [480, 660, 1070]
              avifOptions: { quality: 40 }
            )
          }
        }
      }
    }
    figures {
      key
      label
      value
    }
  }
`;
