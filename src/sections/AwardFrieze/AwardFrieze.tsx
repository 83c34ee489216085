import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Section, type SectionProps } from '../../components/Section/Section';
import { widthInLetters } from '../../lib/acronyms';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardFrieze.module.scss';

type Props = SectionProps & { awards: readonly Queries.AwardFriezeFragment[] };

/** The featured awards: emblems in a row, each with its acronym below. */
export function AwardFrieze({ id, content, awards }: Props) {
  if (awards.length === 0) return null;
  const letters = Math.round(Math.max(...awards.map(({ acronym }) => widthInLetters(acronym))));
  return (
    <Section id={id} surface="night" space="medium" heading={content} headingLayout="beside">
      <ul className={styles.frieze} data-letters={letters}>
        {awards.map(({ slug, acronym, title, image }) => (
          <li key={slug}>
            <Picture
              image={image}
              className={styles.emblem}
              sizes={`${media.fromDesktop} 20vw, ${media.fromTablet} 32vw, 96px`}
            />
            <div className={styles.caption}>
              <h3>
                <Link to={`/awards#${slug}`} className="u-whole-entry">
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
  fragment AwardFrieze on Award {
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
