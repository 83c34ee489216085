import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { telephoneLink } from '../../lib/telephoneLink';
import { StagedHero } from '../../components/Hero/StagedHero';
import * as styles from './ContactHero.module.scss';

type Props = {
  content: Queries.HeroFragment;
  company: Queries.ContactHeroFragment;
};

/** The first screen of the contact page, with telephone number and mail address at display size. */
export function ContactHero({ content, company: { phone, email } }: Props) {
  return (
    <StagedHero content={content} surface="night" className={styles.hero}>
      <address className={`u-tabular ${styles.direct}`}>
        <Link to={telephoneLink(phone)}>{phone}</Link>
        <Link to={`mailto:${email}`}>{email}</Link>
      </address>
    </StagedHero>
  );
}

export const query = graphql`
  fragment ContactHero on Company {
    phone
    email
  }
`;
