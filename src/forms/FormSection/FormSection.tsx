import type { ReactNode } from 'react';
import { Section, type Surface } from '../../components/Section/Section';
import { type Heading, SectionHeading } from '../../components/SectionHeading/SectionHeading';
import { Form, type Layout } from '../Form/Form';
import * as styles from './FormSection.module.scss';

type Props = {
  id: string;
  surface: Surface;
  heading: Heading;
  form: Queries.FormFragment;
  /** The form's layout; a `letter` is below its heading, the others are next to it. */
  layout?: Layout;
  /** Content below the heading; on phones below the form. */
  children?: ReactNode;
};

/**
 * A form on a panel of another surface, next to its heading, or below it. The strip at the panel's upper edge is a loom: its first part is
 * woven, and one more with each field that is filled in.
 */
export function FormSection({ id, surface, heading, form, layout = 'columns', children }: Props) {
  const panel = surface === 'shea' ? 'harmattan' : 'shea';
  return (
    <Section surface={surface} id={id}>
      <div className={layout === 'letter' ? styles.below : styles.beside}>
        <SectionHeading content={heading} layout={layout === 'letter' ? 'beside' : 'below'} />
        <div data-surface={panel} className={styles.form}>
          <div aria-hidden="true" className={`u-band ${styles.loom}`}>
            <span />
            {form.inputs.map(({ name }) => (
              <span key={name} />
            ))}
          </div>
          <Form form={form} layout={layout} title={heading.title} />
        </div>
        {children && <div>{children}</div>}
      </div>
    </Section>
  );
}
