import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../../components/Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './ServicesHero.module.scss';

type Props = { content: Queries.ServicesHeroFragment };

/** The first screen of the services page: text on gold, the picture beside it, at the window's right edge. */
export function ServicesHero({ content }: Props) {
  return (
    <section data-surface="gold" className={styles.hero}>
      <div className={styles.words}>
        <HeroWords hero={content} room={30} />
      </div>
      <Picture
        image={content.image}
        portraitWhen={`${media.belowTablet} and (orientation: portrait)`}
        sizes="120vw"
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
