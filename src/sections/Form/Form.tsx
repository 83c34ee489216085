import { graphql } from 'gatsby';
import { useRef, type FormEvent } from 'react';
import { Field } from '../../components/Field/Field';
import { Submit } from '../../components/Submit/Submit';
import { keepDraft, valuesOf } from '../../lib/forms/drafts';
import { mailAddress } from '../../lib/forms/mailAddress';
import { toasts } from '../../lib/toasts';
import { useSite } from '../../lib/useSite';
import { Honeypot } from './Honeypot';
import { useDraft } from './useDraft';
import { useSending } from './useSending';
import * as styles from './Form.module.scss';

type Props = {
  form: Queries.FormFragment;
  /** `columns` for a letter, two fields a row where there is room; `inline` for one field with the button beside it. */
  layout?: 'columns' | 'inline';
};

/** What sends forms: fetched when one is first filled in, so that it is there when it is sent, connection or not. */
const fetchSubmit = () => import('./submit');

/**
 * A form from `data/forms/`. The browser checks it; what was typed outlives every failure and a walk through other pages.
 * Without scripts it opens the visitor's mail program, or posts to the endpoint, never with a field in an address.
 */
export function Form({ form, layout = 'columns' }: Props) {
  const site = useSite();
  const { company, words } = site;
  const element = useRef<HTMLFormElement>(null);
  const sending = useSending(form.key);
  useDraft(form.key, element);
  const mail = mailAddress(company.email, form.subject);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepDraft(form.key, event.currentTarget);
    const values = valuesOf(event.currentTarget);
    fetchSubmit().then(
      ({ submit }) => submit(form, values, site),
      () => {
        const link = { label: words.forms.preparedMail, to: mail };
        toasts.send({ id: `form-${form.key}`, kind: 'error', ...words.forms.error, link, stays: true });
      },
    );
  };

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(form.key, event.currentTarget);
    fetchSubmit().catch(() => undefined);
  };

  // An odd field out takes the first row for itself, so that the others stand in pairs.
  const odd = layout === 'columns' && form.inputs.filter(({ type }) => type !== 'textarea').length % 2 === 1;

  return (
    <form
      ref={element}
      name={form.key}
      className={styles[layout]}
      method="post"
      action={form.endpoint ?? mail}
      encType={form.endpoint ? undefined : 'text/plain'}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {form.endpoint && <Honeypot form={form.key} label={words.forms.honeypot} />}
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
      {!form.endpoint && (
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
