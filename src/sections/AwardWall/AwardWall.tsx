import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardWall.module.scss';

type Props = {
  awards: readonly Queries.AwardWallFragment[];
  words: Queries.AwardWallWordsFragment;
};

/** The awards one below the other, their emblems running to the left and the right edge by turns. */
export function AwardWall({ awards, words }: Props) {
  if (awards.length === 0) return null;
  return (
    <Section surface="night">
      <div className={`u-wrap ${styles.wall}`}>
        {awards.map(({ slug, acronym, title, audience, description, categories, ages, picture }) => (
          <article key={slug} id={slug} className={styles.award}>
            <Picture
              image={picture}
              sizes={`${media.fromDesktop} calc(50vw - 118px), ${media.fromSmallTablet} 42vw, 100vw`}
              className={styles.emblem}
            />
            <div className={styles.words}>
              <h2>
                <span className={styles.acronym}>{acronym}</span> <span className={styles.title}>{title}</span>
              </h2>
              <p className={`u-lead ${styles.audience}`}>{audience}</p>
              <p>{description}</p>
              {ages && (
                <p className={styles.ages}>
                  <b className="u-tabular">{ages.value}</b>
                  {` ${words.ageNote}`}
                </p>
              )}
              <div className={styles.categories}>
                <ul aria-label={words.categories}>
                  {categories.map((category) => (
                    <li key={category}>{category}</li>
                  ))}
                </ul>
              </div>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment AwardWall on Award {
    slug
    acronym
    title
    audience
    description
    categories
    ages {
      value
    }
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 860, breakpoints: [480, 720, 860])
        }
      }
    }
  }

  fragment AwardWallWords on AwardsPage {
    ageNote
    categories
  }
`;
