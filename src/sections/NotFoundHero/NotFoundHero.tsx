import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { HeroWords } from '../Hero/HeroWords';
import * as media from '../../styles/media.module.scss';
import * as styles from './NotFoundHero.module.scss';

type Props = { page: Queries.NotFoundHeroFragment };

/** The not-found screen: the status code in large digits, the picture beside them. */
export function NotFoundHero({ page: { hero, code } }: Props) {
  return (
    <section data-surface="shea" className={styles.hero}>
      <div className={`u-wrap ${styles.words}`}>
        <p className={`u-tabular ${styles.code}`}>{code}</p>
        <HeroWords hero={hero} room={20} />
      </div>
      <Picture
        image={hero.image}
        sizes={`${media.fromDesktop} max(60vw, min(133vh - 117px, 80vw, 1500px)), 100vw`}
        eager
        className={styles.picture}
      />
    </section>
  );
}

export const query = graphql`
  fragment NotFoundHero on NotFoundPage {
    code
    hero {
      ...HeroWords
      image {
        alt
        file {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1500, breakpoints: [480, 800, 1200, 1500])
          }
        }
      }
    }
  }
`;
