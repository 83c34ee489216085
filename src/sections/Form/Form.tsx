import { graphql } from 'gatsby';
import { useRef, type FormEvent } from 'react';
import { Field } from '../../components/Field/Field';
import { Submit } from '../../components/Submit/Submit';
import { keepDraft, valuesOf } from '../../lib/forms/drafts';
import { preparedMail } from '../../lib/forms/preparedMail';
import { send } from '../../lib/forms/send';
import { amount, milliseconds } from '../../lib/figures';
import { useSite } from '../../lib/useSite';
import { Honeypot } from './Honeypot';
import { readable } from './readable';
import { useDraft } from './useDraft';
import { useSending } from './useSending';
import * as styles from './Form.module.scss';

type Props = {
  form: Queries.FormFragment;
  /** `columns` for a letter, two fields a row where there is room; `inline` for one field with the button beside it. */
  layout?: 'columns' | 'inline';
};

/**
 * A form from `data/forms/`. The browser checks it; what was typed outlives every failure and a walk through other pages.
 * Without scripts it opens the visitor's mail program, or posts to the endpoint, never with a field in an address.
 */
export function Form({ form, layout = 'columns' }: Props) {
  const { company, words, figures } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const sending = useSending(form.key);
  useDraft(form.key, element);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepDraft(form.key, event.currentTarget);
    const values = valuesOf(event.currentTarget);
    void send({
      key: form.key,
      values,
      endpoint: form.endpoint,
      mail: preparedMail(company.email, form.subject, readable(form, values)),
      words: words.forms,
      limits: {
        retries: amount(figures, 'retries'),
        delayCap: milliseconds(figures, 'retry-delay-cap'),
        gcTime: milliseconds(figures, 'cache-time'),
      },
    });
  };

  // An odd field out takes the first row for itself, so that the others stand in pairs.
  const odd = layout === 'columns' && form.inputs.filter(({ type }) => type !== 'textarea').length % 2 === 1;

  return (
    <form
      ref={element}
      name={form.key}
      className={styles[layout]}
      method="post"
      action={form.endpoint ?? preparedMail(company.email, form.subject, [])}
      encType={form.endpoint ? undefined : 'text/plain'}
      onSubmit={submit}
      onChange={(event) => keepDraft(form.key, event.currentTarget)}
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
