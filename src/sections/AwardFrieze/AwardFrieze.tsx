import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { SplitHeading } from '../../components/SplitHeading/SplitHeading';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardFrieze.module.scss';

type Props = {
  content: Queries.AwardFriezeFragment;
  awards: readonly Queries.AwardEmblemFragment[];
};

/** The featured awards: a row of emblems over the whole width, each with its acronym below. */
export function AwardFrieze({ content, awards }: Props) {
  if (awards.length === 0) return null;
  return (
    <Section id="awards" surface="night" space="flush" className={styles.awards}>
      <div className="u-wrap">
        <SplitHeading heading={content.awards} />
      </div>
      <ul className={styles.frieze}>
        {awards.map(({ slug, acronym, title, picture }) => (
          <li key={slug}>
            <Picture image={picture} className={styles.emblem} sizes={`${media.fromTablet} 19vw, 96px`} />
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
        ...Action
      }
    }
  }
  fragment AwardEmblem on Award {
    slug
    acronym
    title
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 600, breakpoints: [300, 600])
        }
      }
    }
  }
`;
