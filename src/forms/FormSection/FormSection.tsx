import type { ReactNode } from 'react';
import { Section, type Surface } from '../../components/Section/Section';
import { type Heading, SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { Form } from '../Form/Form';
import * as styles from './FormSection.module.scss';

type Props = {
  id: string;
  surface: Surface;
  heading: Heading;
  form: Queries.FormFragment;
  /** `columns`: a wide form next to its heading, with two fields per row if there is room; `inline`: one field with the button next to it. */
  layout?: 'columns' | 'inline';
  /** Content below the heading; on phones below the form. */
  children?: ReactNode;
};

/** A form on a panel of another surface, next to its heading, or below it on phones. */
export function FormSection({ id, surface, heading, form, layout = 'columns', children }: Props) {
  const panel = surface === 'shea' ? 'harmattan' : 'shea';
  return (
    <Section surface={surface} id={id}>
      <div className={styles.beside}>
        <SectionHeading content={heading} />
        <div data-surface={panel} className={styles.form}>
          <Form form={form} layout={layout} title={heading.title} />
        </div>
        {children && <div>{children}</div>}
      </div>
    </Section>
  );
}
