import { graphql } from 'gatsby';
import { useEffect, type FormEvent } from 'react';
import { Field } from '../../components/Field/Field';
import { Submit } from '../../components/Submit/Submit';
import { keepDrafts, restoreDrafts, honeypotName } from '../../forms/drafts';
import { mailtoLink } from '../../forms/mailtoLink';
import { useSite } from '../../lib/useSite';
import { dispatch, fetchSubmit } from './dispatch';
import { Honeypot } from './Honeypot';
import { useSubmitting } from './useSubmitting';
import * as styles from './Form.module.scss';

type Props = {
  form: Queries.FormFragment;
  /** `columns`: two fields a row where there is room; `inline`: one field with the button beside it. */
  layout?: 'columns' | 'inline';
};

/**
 * A form from `data/forms/`. The browser validates it; what was typed is kept after errors, navigation and reloads. Without
 * scripts it opens the visitor's mail program, or posts to the endpoint; it never puts a field into a URL.
 */
export function Form({ form, layout = 'columns' }: Props) {
  const site = useSite();
  const { company, words } = site;
  const sending = useSubmitting(form.key);
  const mail = mailtoLink(company.email, form.subject);

  useEffect(() => {
    keepDrafts();
    restoreDrafts(document);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void dispatch(form, event.currentTarget, site, mail);
  };

  const open = form.netlify || form.endpoint;
  // With an odd number of fields the first one takes a whole row, so that the others are in pairs.
  const odd = layout === 'columns' && form.inputs.filter(({ type }) => type !== 'textarea').length % 2 === 1;

  return (
    <form
      name={form.key}
      className={layout === 'inline' ? styles.inline : styles.columns}
      method="post"
      action={form.netlify ? undefined : form.endpoint || mail}
      encType={open ? undefined : 'text/plain'}
      data-netlify={form.netlify || undefined}
      netlify-honeypot={form.netlify ? honeypotName : undefined}
      onSubmit={onSubmit}
      onChange={() => fetchSubmit().catch(() => undefined)}
    >
      {open && <Honeypot form={form} label={words.forms.honeypot} />}
      {form.inputs.map((field, at) => (
        <Field
          key={field.name}
          id={`${form.key}-${field.name}`}
          field={field}
          words={words.forms}
          className={field.type === 'textarea' || (odd && at === 0) ? styles.wide : undefined}
        />
      ))}
      {!open && <p className={`${styles.notice} ${styles.note}`}>{words.forms.notice}</p>}
      <div className={styles.end}>
        <Submit label={form.submit.label} busyLabel={words.forms.sending} busy={sending} className={styles.submit} />
        {form.note && <p className={styles.note}>{form.note}</p>}
      </div>
      {!open && (
        <noscript>
          <p className={styles.note}>{words.forms.noScript}</p>
        </noscript>
      )}
    </form>
  );
}

export const query = graphql`
  fragment Form on Form {
    key
    subject
    endpoint
    netlify
    submit {
      label
    }
    note
    inputs {
      name
      label
      type
      required
      autocomplete
      hint
      options {
        value
        label
      }
    }
  }
`;
