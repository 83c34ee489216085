import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import * as media from '../../styles/media.module.scss';
import { OfficeName } from '../OfficeName/OfficeName';
import * as styles from './OfficeProfile.module.scss';

type Props = {
  office: Queries.OfficeProfileFragment;
  /** True for the first card of a `Grid` with the layout `largeFirst`. */
  large: boolean;
};

const sizes = {
  large: `${media.fromDesktop} 60vw, 90vw`,
  aside: `${media.fromDesktop} 20vw, ${media.fromTablet} 45vw, 90vw`,
};

/** An office and its work: picture, city, country and description. */
export function OfficeProfile({ office, large }: Props) {
  return (
    <article className={`${styles.office} ${large ? styles.large : styles.aside}`}>
      <Picture image={office.image} sizes={large ? sizes.large : sizes.aside} className={styles.picture} />
      <div className={styles.text}>
        <OfficeName office={office} />
        <p>{office.description}</p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment OfficeProfile on Office {
    ...OfficeName
    description
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [480, 720, 1080])
        }
      }
    }
  }
`;
