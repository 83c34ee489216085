import { graphql } from 'gatsby';
import { useEffect, type FormEvent } from 'react';
import { Field } from '../../components/Field/Field';
import { Submit } from '../../components/Submit/Submit';
import { keepDrafts, restoreDrafts, trap } from '../../lib/forms/drafts';
import { mailAddress } from '../../lib/forms/mailAddress';
import { useSite } from '../../lib/useSite';
import { dispatch, fetchSubmit } from './dispatch';
import { Honeypot } from './Honeypot';
import { useSending } from './useSending';
import * as styles from './Form.module.scss';

type Props = {
  form: Queries.FormFragment;
  /** `columns` for a letter, two fields a row where there is room; `inline` for one field with the button beside it. */
  layout?: 'columns' | 'inline';
};

/**
 * A form from `data/forms/`. The browser checks it; what was typed outlives every failure, other pages and loading the page
 * again. Without scripts it opens the visitor's mail program, or posts to the endpoint, never with a field in an address.
 */
export function Form({ form, layout = 'columns' }: Props) {
  const site = useSite();
  const { company, words } = site;
  const sending = useSending(form.key);
  const mail = mailAddress(company.email, form.subject);

  useEffect(() => {
    keepDrafts();
    restoreDrafts(document);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void dispatch(form, event.currentTarget, site, mail);
  };

  const open = form.netlify || form.endpoint;
  // An odd field out takes the first row for itself, so that the others stand in pairs.
  const odd = layout === 'columns' && form.inputs.filter(({ type }) => type !== 'textarea').length % 2 === 1;

  return (
    <form
      name={form.key}
      className={layout === 'inline' ? styles.inline : styles.columns}
      method="post"
      action={form.netlify ? undefined : form.endpoint || mail}
      encType={open ? undefined : 'text/plain'}
      data-netlify={form.netlify || undefined}
      netlify-honeypot={form.netlify ? trap : undefined}
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
