import { graphql } from 'gatsby';
import { Band } from '../../components/Band/Band';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { HeroWords } from '../../components/Hero/HeroWords';
import { KeyFigures } from './KeyFigures';
import * as media from '../../styles/media.module.scss';
import * as styles from './LandingHero.module.scss';

type Props = { id: string; content: Queries.LandingHeroFragment };

/** The first screen of the landing page: the picture fills the window, with the figures and a band at its lower edge. */
export function LandingHero({ id, content: { hero, figures } }: Props) {
  return (
    <Section id={id} surface="night" space="flush" className={styles.hero}>
      <div className={`u-wrap ${styles.words}`}>
        <HeroWords hero={hero} />
      </div>
      <KeyFigures figures={figures} />
      <Band size="thick" className={`u-immediate ${styles.band}`} />
      {/* Last, although it is behind the text: its position depends on the figures, which may be parsed later. */}
      <Picture
        image={hero.image}
        className={styles.art}
        sizes="max(100vw, 160vh)"
        portraitWhen={`${media.upright}, (orientation: portrait)`}
        eager
      />
    </Section>
  );
}

export const query = graphql`
  fragment LandingHero on IndexPage {
    hero {
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
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1020
              breakpoints: [480, 720, 1020]
              avifOptions: { quality: 42 }
            )
          }
        }
      }
    }
    figures {
      ...Figures
    }
  }
`;
