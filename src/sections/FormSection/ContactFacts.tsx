import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import * as styles from './ContactFacts.module.scss';

type Props = {
  content: Queries.ContactFactsFragment;
  company: Queries.ContactFactsCompanyFragment;
  headOffice: Queries.ContactFactsOfficeFragment;
};

/** Hours, reply time, head office and the press desk's mail address: a list beside the contact form. */
export function ContactFacts({ content, company, headOffice: { address, city, country } }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{content.hoursLabel}</dt>
        <dd className={styles.large}>{company.hours}</dd>
      </div>
      <div>
        <dt>{content.replyLabel}</dt> <dd className={styles.large}>{company.replyTime}</dd>
      </div>
      <div>
        <dt>{content.headOfficeLabel}</dt>
        <dd>
          <address>
            {address}, {city}, {country}
          </address>
        </dd>
      </div>
      <div>
        <dt>{content.pressLabel}</dt>
        <dd>
          <Link to={`mailto:${company.pressEmail}`}>{company.pressEmail}</Link>
        </dd>
      </div>
    </dl>
  );
}

export const query = graphql`
  fragment ContactFacts on ContactPage {
    hoursLabel
    replyLabel
    headOfficeLabel
    pressLabel
  }

  fragment ContactFactsCompany on Company {
    hours
    replyTime
    pressEmail
  }

  fragment ContactFactsOffice on Office {
    address
    city
    country
  }
`;
