import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { useLinkedChoice } from '../../forms/useLinkedChoice';
import { telephoneLink } from '../../lib/telephoneLink';
import * as styles from './ContactDesk.module.scss';

type Props = {
  page: Queries.ContactDeskFragment;
  company: Queries.ContactDeskCompanyFragment;
  headOffice: Queries.ContactDeskOfficeFragment;
  /** The form. */
  children: ReactNode;
};

/** Hours, reply time and contact details on the left, the form on the right. */
export function ContactDesk({ page, company, headOffice: { address, city, country }, children }: Props) {
  useLinkedChoice();
  const { phone, email, hours, replyTime } = company;
  return (
    <Section surface="shea">
      <div className={`u-wrap ${styles.desk}`}>
        <div className={styles.details}>
          <h2>{page.desk.title}</h2>
          {page.desk.lead && <p className="u-lead">{page.desk.lead}</p>}
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
              <dt>{page.phoneLabel}</dt>
              <dd>
                <Link to={telephoneLink(phone)}>{phone}</Link>
              </dd>
            </div>
            <div>
              <dt>{page.emailLabel}</dt>
              <dd>
                <Link to={`mailto:${email}`}>{email}</Link>
              </dd>
            </div>
            <div>
              <dt>{page.headOfficeLabel}</dt>
              <dd>
                <address>
                  {address}, {city}, {country}
                </address>
              </dd>
            </div>
          </dl>
        </div>
        <div id="form" className={styles.form}>
          {children}
        </div>
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
    phoneLabel
    emailLabel
    hoursLabel
    replyLabel
    headOfficeLabel
  }

  fragment ContactDeskCompany on Company {
    phone
    email
    hours {
      value
    }
    replyTime {
      value
    }
  }

  fragment ContactDeskOffice on Office {
    address
    city
    country
  }
`;
