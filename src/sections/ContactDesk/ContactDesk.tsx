import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { useLinkedChoice } from '../../forms/useLinkedChoice';
import * as styles from './ContactDesk.module.scss';

type Props = {
  page: Queries.ContactDeskFragment;
  company: Queries.ContactDeskCompanyFragment;
  headOffice: Queries.ContactDeskOfficeFragment;
  /** The form. */
  children: ReactNode;
};

/** Hours, reply time and address on the left, the form on the right; on phones after the form. */
export function ContactDesk({ page, company, headOffice: { address, city, country }, children }: Props) {
  useLinkedChoice();
  const { hours, replyTime } = company;
  return (
    <Section surface="shea">
      <div className={`u-wrap ${styles.desk}`}>
        <div className={styles.details}>
          <h2>{page.desk.title}</h2>
          {page.desk.lead && <p className="u-lead">{page.desk.lead}</p>}
        </div>
        <div id="form" className={styles.form}>
          {children}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{page.hoursLabel}</dt>
            <dd className={styles.large}>{hours.value}</dd>
          </div>
          <div>
            <dt>{page.replyLabel}</dt>
            <dd className={styles.large}>{replyTime.value}</dd>
          </div>
          <div>
            <dt>{page.headOfficeLabel}</dt>
            <dd>
              <address>
                {address}, {city}, {country}
              </address>
            </dd>
          </div>
          <div>
            <dt>{page.pressLabel}</dt>
            <dd>
              <Link to={`mailto:${company.pressEmail}`}>{company.pressEmail}</Link>
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ContactDesk on ContactPage {
    desk {
      title
      lead
    }
    hoursLabel
    replyLabel
    headOfficeLabel
    pressLabel
  }

  fragment ContactDeskCompany on Company {
    hours {
      value
    }
    replyTime {
      value
    }
    pressEmail
  }

  fragment ContactDeskOffice on Office {
    address
    city
    country
  }
`;
