import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { fill } from '../../lib/fill';
import { mapLink, telephoneLink, whatsappLink } from '../../lib/links';
import { useEntryWords } from '../../lib/useEntryWords';
import * as styles from './OfficeAddress.module.scss';

type Props = { office: Queries.OfficeAddressFragment };

/** The address of an office with a link to a map, its telephone number, WhatsApp and mail address. */
export function OfficeAddress({ office: { address, city, country, phone, whatsapp, email } }: Props) {
  const words = useEntryWords().entries;
  const [mailbox, domain] = email.split('@');
  return (
    <address className={styles.address}>
      <span>{address}</span>
      <Link to={mapLink(`${address}, ${city}, ${country}`)} className="u-no-print">
        {fill(words.map, { city })}
      </Link>
      <Link to={telephoneLink(phone)}>{phone}</Link>
      {whatsapp && <Link to={whatsappLink(whatsapp)}>{fill(words.whatsapp, { number: whatsapp })}</Link>}
      <Link to={`mailto:${email}`}>
        {/* A long address breaks before its domain, not inside of a word. */}
        {mailbox}
        <wbr />
        {`@${domain}`}
      </Link>
    </address>
  );
}

export const fragment = graphql`
  fragment OfficeAddress on Office {
    address
    city
    country
    phone
    whatsapp
    email
  }
`;
