import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { telephoneLink } from '../../lib/telephoneLink';
import { HeroPicture } from '../Hero/HeroPicture';
import { HeroWords } from '../Hero/HeroWords';
import * as styles from './ContactHero.module.scss';

type Props = {
  hero: Queries.ContactHeroFragment;
  company: Queries.ContactHeroCompanyFragment;
};

/** The first screen of the contact page, with telephone number and mail address at display size. */
export function ContactHero({ hero, company: { phone, email } }: Props) {
  return (
    <section className={styles.hero} data-surface="night">
      <div className={`u-wrap ${styles.copy}`}>
        <HeroWords hero={hero} />
        <address className={`u-tabular ${styles.direct}`}>
          <Link to={telephoneLink(phone)}>{phone}</Link>
          <Link to={`mailto:${email}`}>{email}</Link>
        </address>
      </div>
      <HeroPicture
        hero={hero}
        sizes="100vw"

        className={styles.art}
      />
    </section>
  );
}

export const query = graphql`
  fragment ContactHero on Hero {
    ...HeroWords
    ...HeroPicture
  }

  fragment ContactHeroCompany on Company {
    phone
    email
  }
`;
