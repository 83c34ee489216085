import { Link } from '../../components/Link/Link';
import { telephoneLink } from '../../lib/telephoneLink';
import { StagedHero } from '../../components/Hero/StagedHero';
import * as styles from './ContactHero.module.scss';

type Props = {
  content: Queries.HeroFragment;
  phone: string;
  email: string;
};

/** The first screen of the contact page, with telephone number and mail address at display size. */
export function ContactHero({ content, phone, email }: Props) {
  return (
    <StagedHero content={content} surface="night" className={styles.hero}>
      <address className={`u-tabular ${styles.direct}`}>
        <Link to={telephoneLink(phone)}>{phone}</Link>
        <Link to={`mailto:${email}`}>{email}</Link>
      </address>
    </StagedHero>
  );
}
