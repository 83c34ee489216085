import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SplitHeading } from '../../components/SplitHeading/SplitHeading';
import { widthInLetters } from '../../lib/acronyms';
import { rowLengths } from '../../lib/rows';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardFrieze.module.scss';

type Props = {
  content: Queries.AwardFriezeFragment;
  awards: readonly Queries.AwardEmblemFragment[];
};

/** The featured awards: a row of emblems over the whole width, each with its acronym below. */
export function AwardFrieze({ content, awards }: Props) {
  if (awards.length === 0) return null;
  const rows = rowLengths(awards.length, 5);
  const letters = Math.round(Math.max(...awards.map(({ acronym }) => widthInLetters(acronym))));
  return (
    <Section id="awards" surface="night" space="medium">
      <div className="u-wrap">
        <SplitHeading heading={content.awards} />
      </div>
      <ul className={styles.frieze} data-letters={letters}>
        {awards.map(({ slug, acronym, title, image }, at) => (
          <li key={slug} data-row={rows[at]}>
            <Picture
              image={image}
              className={styles.emblem}
              sizes={`${media.fromTablet} ${Math.floor(95 / Math.max(2.2, rows[at] ?? 5))}vw, ${awards.length === 1 ? '90vw' : '96px'}`}
            />
            <div className={styles.caption}>
              <h3>
                <Link to={`/awards#${slug}`} className={styles.link}>
                  {acronym}
                </Link>
              </h3>
              <p>{title}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment AwardFrieze on IndexPage {
    awards {
      title
      lead
      action {
        ...LinkButton
      }
    }
  }
  fragment AwardEmblem on Award {
    slug
    acronym
    title
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 600, breakpoints: [300, 600])
        }
      }
    }
  }
`;
