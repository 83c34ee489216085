import { graphql } from 'gatsby';
import { Facts } from '../../../components/Facts/Facts';
import { Link } from '../../../components/Link/Link';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { useCompany } from '../../../lib/useCompany';
import * as styles from './ContactDetails.module.scss';

type Props = { content: Queries.ContactDetailsFragment };

/** Business hours, time until a reply, address of the head office, and mail address for journalists. */
export function ContactDetails({ content }: Props) {
  const { headOffice, hours, replyTime, pressEmail } = useCompany().company;
  const address = (
    <address>
      {headOffice.address}, {headOffice.city}, {headOffice.country}
    </address>
  );
  return (
    <>
      <SectionHeading content={content.detailsHeading} layout="hidden" />
      <Facts
        className={styles.details}
        facts={[
          { label: content.hoursLabel, value: hours },
          { label: content.replyLabel, value: replyTime },
          { label: content.headOfficeLabel, value: address },
          { label: content.pressLabel, value: <Link to={`mailto:${pressEmail}`}>{pressEmail}</Link> },
        ]}
      />
    </>
  );
}

export const fragment = graphql`
  fragment ContactDetails on ContactPage {
    detailsHeading {
      ...SectionHeading
    }
    hoursLabel
    replyLabel
    headOfficeLabel
    pressLabel
  }
`;
