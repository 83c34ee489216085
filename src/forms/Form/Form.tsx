import { graphql } from 'gatsby';
import { type FormEvent, useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { fillNodes } from '../../lib/fill';
import { useSite } from '../../lib/useSite';
import { fillIn, keepDrafts, valuesOf } from '../drafts';
import { Field } from '../Field/Field';
import { mailtoLink } from '../preparedMail';
import { fetchPost, send } from '../send';
import { isBusy, setStatus, type Status, useStatus } from '../status';
import { Submit } from '../Submit/Submit';
import * as styles from './Form.module.scss';
import { Honeypot, honeypotName } from './Honeypot';
import { PreparedMail } from './PreparedMail';

type Props = { form: Queries.FormFragment; layout?: 'columns' | 'inline' };

/** The kind of toast of each status. */
const kinds = {
  loading: 'loading',
  offline: 'info',
  notOpen: 'info',
  success: 'success',
  refused: 'error',
  error: 'error',
  unclear: 'error',
} as const;

/** The mail is offered if the form is closed, or may not have arrived. */
const offersMail = (status: Status): boolean => status === 'notOpen' || kinds[status] === 'error';

/** Browsers accept white space in a required field: such a field is emptied, so that the browser reports it. */
function isComplete(form: HTMLFormElement): boolean {
  const blank = Array.from(form.querySelectorAll<HTMLInputElement>(':required')).filter(({ value }) => !value.trim());
  blank.forEach((field) => (field.value = ''));
  return blank.length === 0 || form.reportValidity();
}

/** Scrolls until an element is in view, after React or the browser has changed the page. */
const show = (find: () => Element | null | undefined) => setTimeout(() => find()?.scrollIntoView({ block: 'nearest' }));

/** Shows the invalid field that the browser has focused, with its label: WebKit scrolls it behind the header, whatever its margin. */
const showFocus = () => show(() => document.activeElement?.closest('div'));

/**
 * A form from `data/forms/`. The browser validates it; what was typed is kept after errors, navigation and reloads. Without
 * scripts it posts to its endpoint. Without one the button prepares a mail, and without scripts an address stands in its place.
 */
export function Form({ form, layout = 'columns' }: Props) {
  const { company, words: site } = useSite();
  const words = site.forms;
  const element = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const status = useStatus(form.key);
  const busy = isBusy(form.key);
  const address = form.netlify ? '/' : form.endpoint;
  const mail = mailtoLink(company.email, form.mailSubject);
  const mailLink = <PreparedMail form={form} address={mail} words={words} />;

  useEffect(keepDrafts, []);
  // After every rendering: a link on the page itself changes the address alone.
  useEffect(() => {
    if (element.current) fillIn(element.current, location.search);
  });

  const report = (next: Status) => {
    setStatus(form.key, next);
    // Null replaces the link of an earlier answer.
    const description = offersMail(next) ? mailLink : null;
    toast[kinds[next]](words[next].title, { id: `form-${form.key}`, description });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy(form.key) || !isComplete(event.currentTarget)) return;
    show(() => answer.current);
    if (!address) return report('notOpen');
    void send({ key: form.key, values: valuesOf(form.key), address, netlify: form.netlify === true }, report);
  };

  const onInput = () => {
    if (!isBusy(form.key)) setStatus(form.key);
    if (address) fetchPost().catch(() => undefined);
  };

  // With an odd number of fields the first one takes a whole row, so that the others are in pairs.
  const odd = layout === 'columns' && form.inputs.filter(({ type }) => type !== 'textarea').length % 2 === 1;
  const label = address ? form.submit : words.prepare;

  return (
    <form
      ref={element}
      name={form.key}
      className={layout === 'inline' ? styles.inline : styles.pairs}
      method="post"
      action={form.endpoint || undefined}
      data-netlify={form.netlify || undefined}
      netlify-honeypot={form.netlify ? honeypotName : undefined}
      onInvalidCapture={showFocus}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {address && <Honeypot form={form} label={words.honeypot} />}
      {form.inputs.map((field, at) => (
        <Field
          key={field.name}
          id={`${form.key}-${field.name}`}
          field={field}
          words={words}
          className={field.type === 'textarea' || (odd && at === 0) ? styles.wholeRow : undefined}
        />
      ))}
      {!address && (
        <p data-noscript="show" className={styles.wholeRow}>
          {fillNodes(words.noScript, { email: <a href={mail}>{company.email}</a> })}
        </p>
      )}
      <div className={`${styles.wholeRow} ${styles.foot}`}>
        <Submit label={label} busyLabel={words.sending} busy={busy} needsScripts={!address} className={styles.submit} />
        {form.note && <p className={`u-small ${styles.wholeRow} ${styles.note}`}>{form.note}</p>}
        <div ref={answer} role="status" className={`${styles.wholeRow} ${styles.status}`}>
          {status && (
            // A browser that translates the page replaces text React still refers to; the key makes React create it anew.
            <p key={status}>
              {words[status].message} {offersMail(status) && mailLink}
            </p>
          )}
        </div>
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
