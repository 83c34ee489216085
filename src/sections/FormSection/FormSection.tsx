import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section, type Surface } from '../../components/Section/Section';
import { Form } from './Form';
import * as styles from './FormSection.module.scss';

type Props = {
  id: string;
  surface: Surface;
  heading: {
    readonly title: string;
    readonly lead: string | null;
    readonly action?: Queries.LinkButtonFragment | null;
  };
  form: Queries.FormFragment;
  /** `columns`: a wide form beside its heading; `inline`: one field with the button beside it. */
  layout?: 'columns' | 'inline';
  /** What stands below the heading; on phones below the form. */
  children?: ReactNode;
};

/** A form beside its heading; on phones below it. */
export function FormSection({ id, surface, heading, form, layout = 'columns', children }: Props) {
  const { title, lead, action } = heading;
  return (
    <Section surface={surface} id={id}>
      <div className={`u-wrap ${layout === 'inline' ? styles.halves : styles.columns}`}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          {lead && <p className="u-lead">{lead}</p>}
          {action && <LinkButton action={action} look="tertiary" />}
        </div>
        <div className={styles.form}>
          <Form form={form} layout={layout} />
        </div>
        {children && <div className={styles.aside}>{children}</div>}
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment FormSection on Heading {
    title
    lead
    action {
      ...LinkButton
    }
  }
`;
