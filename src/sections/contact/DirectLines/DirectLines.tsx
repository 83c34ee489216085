import { Link } from '../../../components/Link/Link';
import { telephoneLink } from '../../../lib/telephoneLink';
import * as styles from './DirectLines.module.scss';

type Props = { phone: string; email: string };

/** Telephone number and mail address at display size. */
export function DirectLines({ phone, email }: Props) {
  return (
    <address className={`u-accent u-tabular ${styles.lines}`}>
      <Link to={telephoneLink(phone)}>{phone}</Link>
      <Link to={`mailto:${email}`}>{email}</Link>
    </address>
  );
}
