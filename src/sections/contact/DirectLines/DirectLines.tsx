import { Link } from '../../../components/Link/Link';
import { telephoneLink } from '../../../lib/links';
import { useCompany } from '../../../lib/useCompany';
import * as styles from './DirectLines.module.scss';

/** Telephone number and mail address at display size, and the address of the head office. */
export function DirectLines() {
  const { headOffice, email } = useCompany().company;
  return (
    <address className={`u-accent u-tabular ${styles.lines}`}>
      <Link to={telephoneLink(headOffice.phone)}>{headOffice.phone}</Link>
      <Link to={`mailto:${email}`}>{email}</Link>
      <Link to={`/contact#${headOffice.slug}`} className={styles.place}>
        {`${headOffice.address}, ${headOffice.city}`}
      </Link>
    </address>
  );
}
