import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './ServicesHero.module.scss';

type Props = { hero: Queries.ServicesHeroFragment };

/** The first screen of the services page: text on gold, the picture beside it, at the window's right edge. */
export function ServicesHero({ hero }: Props) {
  return (
    <section data-surface="gold" className={styles.hero}>
      <div className={styles.words}>
        <HeroWords hero={hero} room={30} />
      </div>
      <Picture
        image={hero.image}
        portraitWhen={media.belowTablet}
        sizes={`${media.fromWide} max(54vw, min(133vh - 224px, 1376px)), ${media.fromTablet} max(54vw, min(133vh - 117px, 133vw - 117px, 1440px)), 100vw`}
        eager
        className={styles.picture}
      />
    </section>
  );
}

export const query = graphql`
  fragment ServicesHero on Hero {
    ...HeroWords
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1440
            height: 1080
            breakpoints: [720, 1080, 1440]
            transformOptions: { fit: COVER, cropFocus: EAST }
          )
        }
      }
      portrait {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1020, breakpoints: [480, 720, 1020])
        }
      }
    }
  }
`;
