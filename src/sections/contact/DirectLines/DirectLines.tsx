import { Link } from '../../../components/Link/Link';
import { telephoneLink } from '../../../lib/telephoneLink';
import * as styles from './DirectLines.module.scss';

type Props = { phone: string; email: string; headOffice: { slug: string; address: string; city: string } };

/** Telephone number and mail address at display size, and the address of the head office. */
export function DirectLines({ phone, email, headOffice }: Props) {
  return (
    <address className={`u-accent u-tabular ${styles.lines}`}>
      <Link to={telephoneLink(phone)}>{phone}</Link>
      <Link to={`mailto:${email}`}>{email}</Link>
      <Link to={`/contact#${headOffice.slug}`} className={styles.place}>
        {headOffice.address}, {headOffice.city}
      </Link>
    </address>
  );
}
