import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { telephoneLink } from '../../lib/telephoneLink';
import * as media from '../../styles/media.module.scss';
import { OfficeName } from '../OfficeName/OfficeName';
import * as styles from './OfficeAddress.module.scss';

type Props = { office: Queries.OfficeAddressFragment };

const sizes = `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 90vw`;

/** The address of an office: picture, city, country, address, telephone number and mail address. */
export function OfficeAddress({ office }: Props) {
  const { slug, address, phone, email, image } = office;
  return (
    <article id={slug} className={styles.office}>
      <Picture image={image} sizes={sizes} className={styles.picture} />
      <div>
        <OfficeName office={office} />
        <address>
          <span>{address}</span>
          <Link to={telephoneLink(phone)}>{phone}</Link>
          <Link to={`mailto:${email}`}>{email}</Link>
        </address>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment OfficeAddress on Office {
    ...OfficeName
    address
    phone
    email
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
