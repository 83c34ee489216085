import { type Control, draftOf, nameOf, storeDraft } from './drafts';

/** The effect of a link on what was typed: the option that replaces a selected one, and the link's text if a message does not have it. */
export interface LinkReport {
  readonly choice: string;
  readonly text: string;
  /** The query of the link's address. */
  readonly search: string;
  /** True if the link was followed now. */
  readonly isNew: boolean;
}

/** The forms that `fillIn` has filled in before. */
const filled = new WeakSet<HTMLFormElement>();

/**
 * Marks the current entry of the browser's history for a form. Returns true if it was not marked before: the mark is still there after a
 * reload or Back. Links that Gatsby's router does not handle, such as the skip link, create entries without a key. Returns true for these
 * only if the form is new on the page.
 */
function isArrival(form: string, isFresh: boolean): boolean {
  const mark = `filled-${form}`;
  const state: unknown = history.state;
  const entry = state instanceof Object ? state : {};
  if (mark in entry) return false;
  history.replaceState({ ...entry, [mark]: true }, '');
  return isFresh || 'key' in entry;
}

function setValue(field: Control, value: string): void {
  field.value = value;
  // A list without this option now has none selected: select the first, empty one.
  if (!field.value) field.value = '';
}

const optionOf = (field: Control, value: string) =>
  field instanceof HTMLSelectElement ? Array.from(field.options).find((option) => option.value === value) : undefined;

/**
 * Fills a form with its draft and, once per link, with values in the page's address. `/contact?subject=academy&message=For+` selects an
 * option, which replaces that of the draft, and starts an empty text area. Must be called after every rendering, because a link within the
 * page only changes the address.
 * @param search the query of the address
 * @returns a report if a link was followed, and again for a form that is new on the page if a message lacks the link's text; empty if the
 * link has replaced nothing
 */
export function fillIn(form: HTMLFormElement, search: string): LinkReport | undefined {
  const name = nameOf(form);
  const isFresh = !filled.has(form);
  filled.add(form);
  const arrives = isArrival(name, isFresh);
  if (!arrives && !isFresh) return undefined;

  const link = new URLSearchParams(search);
  const draft = draftOf(name);
  const report = { choice: '', text: '', search, isNew: false };
  for (const field of form.querySelectorAll<Control>('[name]:not([type=hidden])')) {
    // A new form may hold input from before the scripts ran. Later the draft has all input, and a field may hold an older link's value.
    const current = isFresh ? field.value : '';
    const typed = draft.get(field.name);
    // Lines end with LF, as in the value of a text area.
    const linked = field instanceof HTMLInputElement ? null : link.get(field.name)?.replace(/\r\n?/g, '\n');
    if (arrives && linked) report.isNew = true;
    const option = linked ? optionOf(field, linked) : undefined;
    if (arrives && option && (!current || current === linked)) {
      draft.delete(field.name);
      setValue(field, option.value);
      if (typed && typed !== linked) report.choice = option.text;
    } else if (arrives && linked && field instanceof HTMLTextAreaElement) {
      if (!current && !typed) draft.delete(field.name);
      setValue(field, current || typed || linked);
    } else if (isFresh || !(field instanceof HTMLInputElement)) {
      // `typed` is null only if the visitor has not changed the field, so a text that the visitor deleted stays deleted.
      setValue(field, current || (typed ?? ((isFresh && linked) || '')));
    }
    const isText = linked && field instanceof HTMLTextAreaElement;
    if (isText && field.value && !field.value.includes(linked.trim())) report.text = linked.trim();
  }
  storeDraft(name, draft);
  return arrives || report.text ? report : undefined;
}

/** Replaces the messages of a form by the texts of a link. */
export function startOver(form: HTMLFormElement, search: string): void {
  const draft = draftOf(nameOf(form));
  for (const field of form.querySelectorAll('textarea')) {
    const linked = new URLSearchParams(search).get(field.name);
    if (!linked) continue;
    draft.delete(field.name);
    field.value = linked;
    field.focus();
  }
  storeDraft(nameOf(form), draft);
}

/** Empties a form after its values have arrived, and stores that values from a link must not be filled in again. */
export function empty(form: HTMLFormElement): void {
  form.reset();
  const link = new URLSearchParams(location.search);
  const draft = new URLSearchParams();
  for (const { name } of form.querySelectorAll<Control>('select, textarea')) if (link.has(name)) draft.set(name, '');
  storeDraft(nameOf(form), draft);
}
