import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Section } from '../../components/Section/Section';
import * as styles from './Newsletter.module.scss';

type Props = {
  id: string;
  heading: Queries.NewsletterHeadingFragment;
  /** The form, in its inline layout. */
  children: ReactNode;
};

/** What the newsletter contains on the left, one field and one button on the right. */
export function Newsletter({ id, heading: { title, lead }, children }: Props) {
  return (
    <Section surface="night" id={id}>
      <div className={`u-wrap ${styles.letter}`}>
        <div>
          <h2>{title}</h2>
          {lead && <p className="u-lead">{lead}</p>}
        </div>
        {children}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment NewsletterHeading on MediaSection {
    title
    lead
  }
`;
