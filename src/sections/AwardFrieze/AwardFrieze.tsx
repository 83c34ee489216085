import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { widthInLetters } from '../../lib/acronyms';
import { rowLengths } from '../../lib/rows';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardFrieze.module.scss';

type Props = {
  id: string;
  content: Queries.SectionHeadingFragment;
  awards: readonly Queries.AwardFriezeFragment[];
};

/** The featured awards: emblems in a row, each with its acronym below. */
export function AwardFrieze({ id, content, awards }: Props) {
  if (awards.length === 0) return null;
  const rows = rowLengths(awards.length, 5);
  const letters = Math.round(Math.max(...awards.map(({ acronym }) => widthInLetters(acronym))));
  return (
    <Section id={id} surface="night" space="medium">
      <div className="u-wrap">
        <SectionHeading content={content} layout="beside" />
        <ul className={styles.frieze} data-letters={letters}>
          {awards.map(({ slug, acronym, title, image }, at) => (
            <li key={slug} data-row={rows[at]}>
              <Picture
                image={image}
                className={styles.emblem}
                sizes={`${media.fromDesktop} ${Math.ceil(90 / Math.max(3, rows[at] ?? 5))}vw, ${media.fromTablet} 30vw, 96px`}
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
      </div>
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
