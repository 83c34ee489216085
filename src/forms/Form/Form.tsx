import { graphql } from 'gatsby';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { notify } from '../../components/Toaster/notify';
import { fillNodes } from '../../lib/fill';
import { useCompany } from '../../lib/useCompany';
import { fieldsOf, fillIn, keepDrafts, keepFilled } from '../drafts';
import { Field } from '../Field/Field';
import { mailtoLink, withLetter } from '../preparedMail';
import { fetchPost, send } from '../send';
import { isBusy, type SendingStatus, setStatus, useStatus } from '../status';
import { useErrors } from '../useErrors';
import { useFormWords } from '../useFormWords';
import { Answer } from './Answer';
import * as styles from './Form.module.scss';
import { Honeypot, honeypotName } from './Honeypot';

/**
 * `columns`: two fields in a row; `letter`: these at the left, and a text area as high as all of them at the right; `inline`: one field with
 * the button next to it.
 */
export type Layout = 'columns' | 'letter' | 'inline';

const layouts = { columns: styles.pairs, letter: `${styles.pairs} ${styles.letter}`, inline: styles.inline };

type Props = {
  form: Queries.FormFragment;
  layout?: Layout;
  /** The form's name for screen readers: the title of its section. */
  title?: string;
};

/** The kind of toast for each status. */
const kinds = {
  loading: 'loading',
  offline: 'info',
  success: 'success',
  refused: 'error',
  error: 'error',
  unclear: 'error',
} as const;

/** Returns false if a required field is only white space, which browsers accept. Empties it, so that the browser reports it. */
function isComplete(form: HTMLFormElement): boolean {
  const blank = Array.from(form.querySelectorAll<HTMLInputElement>(':required')).filter(({ value }) => !value.trim());
  blank.forEach((field) => (field.value = ''));
  return blank.length === 0 || form.reportValidity();
}

/** Returns the values of a form by the names of its fields. `String` only satisfies the types: no form has a field for files. */
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));

/** Opens a `mailto:` address in the visitor's mail program, as a press on a link does. */
function openMail(href: string): void {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Scrolls an element into view, after React or the browser has changed the page. */
const show = (find: () => Element | null | undefined) => setTimeout(() => find()?.scrollIntoView({ block: 'nearest' }));

/** Focuses the first invalid field, and shows it with its label and message. */
function focusInvalid(form: HTMLFormElement): void {
  const field = fieldsOf(form).find(({ validity }) => !validity.valid);
  field?.focus({ preventScroll: true });
  show(() => field?.closest('div'));
}

/**
 * A form from `data/forms/`. The browser validates it, and its messages are also shown next to the fields. Input is kept after errors,
 * navigation and reloads. Without scripts the browser posts the form to the endpoint. Without an endpoint the button opens a prepared mail;
 * without scripts a mail address replaces that button.
 */
export function Form({ form, layout = 'columns', title }: Props) {
  const { company } = useCompany();
  const words = useFormWords();
  const element = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const { status, count } = useStatus(form.key);
  const { errors, onInvalid, onInput: checkInput, clear } = useErrors();
  const search = useRef<string>(undefined);
  const busy = isBusy(form.key);
  const endpoint = form.endpoint?.startsWith('/') ? __PATH_PREFIX__ + form.endpoint : form.endpoint;
  const address = form.netlify ? `${__PATH_PREFIX__}/` : endpoint;
  const mailAddress = mailtoLink(company.email, form.mailSubject);

  useEffect(() => {
    keepDrafts();
    if (element.current) keepFilled(fieldsOf(element.current));
  }, []);
  // Runs after every rendering, because a link within the page only changes the address.
  useEffect(() => {
    if (!element.current || search.current === location.search) return;
    search.current = location.search;
    fillIn(fieldsOf(element.current));
  });
  const report = (next: SendingStatus) => {
    setStatus(form.key, next);
    if (next === 'success') clear();
    try {
      notify(kinds[next], `form-${form.key}`, words[next].title);
    } catch {
      // The answer at the form has the same meaning.
    }
  };

  const answerTo = async (filled: HTMLFormElement) => {
    if (address) {
      await send({ key: form.key, values: valuesOf(filled), address, netlify: form.netlify === true }, report);
    } else {
      const { to, isWhole } = withLetter(`${mailAddress}&body=`, filled, words.mail.paste);
      setStatus(form.key, isWhole ? 'mail' : 'longMail');
      openMail(to);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (isBusy(form.key) || !isComplete(currentTarget)) return;
    show(() => answer.current);
    // Whatever fails before there is an answer, nothing was sent, and the form says so.
    answerTo(currentTarget).catch(() => setStatus(form.key, 'error'));
  };

  const onInput = (event: FormEvent) => {
    checkInput(event);
    if (!isBusy(form.key)) setStatus(form.key);
    if (address) fetchPost().catch(() => undefined);
  };

  // With an odd number of fields (without text areas) the first one takes a whole row, so that the others are in pairs.
  const odd = layout !== 'inline' && form.inputs.filter(({ type }) => type !== 'textarea').length % 2 === 1;
  const label = address ? form.submit : words.prepare;

  return (
    <form
      ref={element}
      name={form.key}
      aria-label={title}
      className={layouts[layout]}
      method="post"
      action={endpoint || undefined}
      data-netlify={form.netlify || undefined}
      netlify-honeypot={form.netlify ? honeypotName : undefined}
      onInvalidCapture={(event) => {
        // The messages are next to the fields, so the browser shows none, and does not focus the first field either.
        event.preventDefault();
        onInvalid(event);
        focusInvalid(event.currentTarget);
      }}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {address && <Honeypot form={form} />}
      {form.inputs.map((field, index) => (
        <Field
          key={field.name}
          id={`${form.key}-${field.name}`}
          field={field}
          error={errors?.get(field.name)}
          place={index + 1}
          className={field.type === 'textarea' ? styles.text : odd && index === 0 ? styles.wholeRow : undefined}
        />
      ))}
      {!address && (
        <p data-noscript="show" className={styles.wholeRow}>
          {fillNodes(words.noScript, { email: <a href={mailAddress}>{company.email}</a> })}
        </p>
      )}
      <div className={`${styles.wholeRow} ${styles.foot}`}>
        {/* Without scripts a button that only prepares a mail is hidden (gatsby-ssr.tsx). While the form is being sent, it keeps the focus. */}
        <Button
          type="submit"
          data-noscript={address ? undefined : 'hide'}
          className={styles.submit}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
        >
          <span data-other={busy ? label : words.sending}>{busy ? words.sending : label}</span>
        </Button>
        {form.note && <p className={`u-small ${styles.wholeRow} ${styles.note}`}>{form.note}</p>}
      </div>
      {/* `aria-atomic` is false, so that screen readers announce only the part that changes. */}
      <div ref={answer} role="status" aria-atomic="false" className={`${styles.wholeRow} ${styles.status}`}>
        {status && (
          // A browser's translation replaces text nodes that React refers to. The key gives each answer a new element.
          <div key={count} className={`u-entry ${styles.said}`}>
            <Answer status={status} mailSubject={form.mailSubject} />
          </div>
        )}
      </div>
    </form>
  );
}

export const fragment = graphql`
  fragment Form on Form {
    key
    mailSubject
    endpoint
    netlify
    submit
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
