import { graphql } from 'gatsby';
import { Headline } from '../../components/Headline/Headline';
import { Picture } from '../../components/Picture/Picture';
import * as media from '../../styles/media.module.scss';
import * as styles from './AwardCard.module.scss';

const sizes = `${media.fromDesktop} 20vw, ${media.fromTablet} 32vw, 96px`;

type Props = {
  award: Queries.AwardCardFragment;
  /** The acronyms of all awards in the list. All are shown at the size at which the widest one fits. */
  acronyms: string;
};

/** A link to an award: its emblem, with acronym and name below it; on phones next to it. */
export function AwardCard({ award: { slug, acronym, title, image }, acronyms }: Props) {
  return (
    <article className={styles.award}>
      <Picture image={image} className={styles.emblem} sizes={sizes} />
      <div className={styles.caption}>
        <Headline as="h3" size="acronym" text={acronym} fits={acronyms} to={`/awards#${slug}`} className="u-accent" />
        <p>{title}</p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment AwardCard on Award {
    slug
    acronym
    title
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 600, breakpoints: [200, 300, 600])
        }
      }
    }
  }
`;
