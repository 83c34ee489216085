import { graphql } from 'gatsby';
import { StagedHero } from '../../components/Hero/StagedHero';
import * as styles from './NotFoundHero.module.scss';

type Props = { content: Queries.NotFoundHeroFragment };

/** The not-found screen: the heading begins with the status code in large digits; the picture stands beside it. */
export function NotFoundHero({ content: { hero, code } }: Props) {
  return (
    <StagedHero
      content={hero}
      surface="shea"
      className={styles.hero}
      sizes="80vw"
      room={20}
      headline={
        <>
          <span className={`u-tabular ${styles.code}`}>{code}</span> <span>{hero.headline}</span>
        </>
      }
    />
  );
}

export const query = graphql`
  fragment NotFoundHero on NotFoundPage {
    code
    hero {
      ...Hero
    }
  }
`;
