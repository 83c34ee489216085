import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardCard.module.scss';

const sizes = `${media.fromDesktop} 20vw, ${media.fromTablet} 32vw, 96px`;

type Props = {
  award: Queries.AwardCardFragment;
  /** The width of the list's widest acronym, so that all have the size at which it fits. */
  widest: number;
};

/** An award, a link: its emblem, and below it acronym and name; on phones beside it. */
export function AwardCard({ award: { slug, acronym, title, image }, widest }: Props) {
  return (
    <article className={styles.award}>
      <Picture image={image} className={styles.emblem} sizes={sizes} />
      <div className={styles.caption}>
        <h3 data-word={widest}>
          <Link to={`/awards#${slug}`} className="u-whole-entry">
            {acronym}
          </Link>
        </h3>
        <p>{title}</p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment AwardCard on Award {
    slug
    acronym
    acronymWidth
    title
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 600, breakpoints: [300, 600])
        }
      }
    }
  }
`;
