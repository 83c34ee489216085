import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../components/Section/Section';
import { useLinkedChoice } from '../../forms/useLinkedChoice';
import * as styles from './PartnershipDesk.module.scss';

type Props = {
  id: string;
  heading: Queries.PartnershipDeskHeadingFragment;
  /** The form. */
  children: ReactNode;
};

/** The partnership form beside its heading and lead. */
export function PartnershipDesk({ id, heading: { title, lead, action }, children }: Props) {
  useLinkedChoice();
  return (
    <Section surface="harmattan" id={id}>
      <div className={`u-wrap ${styles.desk}`}>
        <div className={styles.invitation}>
          <h2>{title}</h2>
          {lead && <p className="u-lead">{lead}</p>}
          {action && <LinkButton action={action} look="tertiary" />}
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment PartnershipDeskHeading on Heading {
    title
    lead
    action {
      ...LinkButton
    }
  }
`;
