import { graphql } from 'gatsby';
import * as media from '../../styles/media.module.scss';
import { OfficeCard } from '../OfficeCard/OfficeCard';
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
    <OfficeCard
      office={office}
      sizes={large ? sizes.large : sizes.aside}
      className={large ? styles.large : styles.aside}
    >
      <p>{office.description}</p>
    </OfficeCard>
  );
}

export const fragment = graphql`
  fragment OfficeProfile on Office {
    ...OfficeCard
    description
  }
`;
