import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { fill } from '../../lib/fill';
import { mapLink, telephoneLink, whatsappLink } from '../../lib/links';
import { useEntryWords } from '../../lib/useEntryWords';
import * as media from '../../styles/media.module.scss';
import { OfficeCard } from '../OfficeCard/OfficeCard';
import * as styles from './OfficeAddress.module.scss';

type Props = { office: Queries.OfficeAddressFragment };

const sizes = `${media.fromDesktop} 24vw, ${media.fromSmallTablet} 46vw, 90vw`;

/** An office: picture, city, country, address with a link to a map, telephone number, WhatsApp and mail address. */
export function OfficeAddress({ office }: Props) {
  const { address, city, country, phone, whatsapp, email } = office;
  const words = useEntryWords().entries;
  return (
    <OfficeCard office={office} sizes={sizes} className={styles.office}>
      <address>
        <span>{address}</span>
        <Link to={mapLink(`${address}, ${city}, ${country}`)} className="u-no-print">
          {fill(words.map, { city })}
        </Link>
        <Link to={telephoneLink(phone)}>{phone}</Link>
        {whatsapp && <Link to={whatsappLink(whatsapp)}>{fill(words.whatsapp, { number: whatsapp })}</Link>}
        <Link to={`mailto:${email}`}>{email}</Link>
      </address>
    </OfficeCard>
  );
}

export const fragment = graphql`
  fragment OfficeAddress on Office {
    ...OfficeCard
    address
    phone
    whatsapp
    email
  }
`;
