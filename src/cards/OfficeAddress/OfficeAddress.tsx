import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';
import { fill } from '../../lib/fill';
import { mapLink } from '../../lib/mapLink';
import { telephoneLink, whatsappLink } from '../../lib/telephoneLink';
import { useEntryWords } from '../../lib/useEntryWords';
import * as media from '../../styles/media.module.scss';
import { OfficeName } from '../OfficeName/OfficeName';
import * as styles from './OfficeAddress.module.scss';

type Props = { office: Queries.OfficeAddressFragment };

const sizes = `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 90vw`;

/** An office: picture, city, country, address with a link to a map, telephone number, WhatsApp and mail address. */
export function OfficeAddress({ office }: Props) {
  const { slug, address, city, country, phone, whatsapp, email, image } = office;
  const words = useEntryWords().entries;
  return (
    <article id={slug} className={styles.office}>
      <Picture image={image} sizes={sizes} className={styles.picture} />
      <div>
        <OfficeName office={office} />
        <address>
          <span>{address}</span>
          <Link className={styles.map} to={mapLink(`${address}, ${city}, ${country}`)}>
            {fill(words.map, { city })}
          </Link>
          <Link to={telephoneLink(phone)}>{phone}</Link>
          {whatsapp && <Link to={whatsappLink(whatsapp)}>{fill(words.whatsapp, { number: whatsapp })}</Link>}
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
    whatsapp
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
