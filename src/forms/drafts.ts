// Input typed into forms, kept until the tab is closed, and values from links. The inline script of every page contains this module
// (`beforeScripts.ts`), so keep it small.

/** A control that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Input, in browsers where session storage is missing, forbidden or full. It lasts until the page is reloaded. */
const memory = new Map<string, string>();

/** Returns the text stored for this tab under a key, also after a reload; empty if there is none. Never throws. */
export function recall(key: string): string {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text until the tab is closed; an empty text removes it. Never throws. */
export function remember(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Returns the name of a form. `form.name` could be a field called "name". */
export const nameOf = (form: HTMLFormElement): string => form.getAttribute('name') || '';

const keyOf = (form: string) => `draft-${form}`;

/** Returns the fields of a form that the visitor has changed, with their values, also if they are empty again. */
export const draftOf = (form: string): URLSearchParams => new URLSearchParams(recall(keyOf(form)));

/** Stores the draft of a form; an empty one removes it. */
export const storeDraft = (form: string, draft: URLSearchParams): void => remember(keyOf(form), String(draft));

/** Returns the fields of a form, or of all forms of the page. */
export const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Control>('form :not([type=hidden])[name]')];

/** The name, in a draft, of the value of a link that the visitor has deleted. No field has such a name. */
const deletedName = (field: Control): string => `-${field.name}`;

/** Returns the value that the page's address has for a list or a text area, with LF at line ends; empty if it has none. */
const linkedValue = (field: Control): string =>
  field instanceof HTMLInputElement
    ? ''
    : (new URLSearchParams(location.search).get(field.name) ?? '').replace(/\r\n?/g, '\n');

/** Adds fields to the drafts of their forms. */
function keep(fields: Iterable<Control>): void {
  for (const field of fields) {
    const { form, name, type, value } = field;
    if (!form || type === 'hidden') continue;
    const draft = draftOf(nameOf(form));
    draft.set(name, value);
    const linked = linkedValue(field);
    if (linked && !value) draft.set(deletedName(field), linked);
    storeDraft(nameOf(form), draft);
  }
}

/**
 * Keeps the values that a browser or an extension has filled in without an event. Otherwise they would be lost when React renders a form
 * again, or when the page reloads. A value that is also in the page's address is from a link and not from the visitor, so it is not kept.
 */
export const keepFilled = (fields: readonly Control[]): void =>
  keep(fields.filter((field) => field.value && field.value !== linkedValue(field)));

/**
 * Fills in fields: with the draft, and where the visitor has typed nothing, with the values in the page's address.
 * `/contact?subject=academy&message=For+` selects an option and begins a text. A value that the visitor has deleted is not filled in again.
 */
export function fillIn(fields: readonly Control[]): void {
  for (const field of fields) {
    const draft = draftOf(field.form ? nameOf(field.form) : '');
    const linked = linkedValue(field);
    const value = draft.get(field.name) || (linked !== draft.get(deletedName(field)) && linked) || field.value;
    if (field.value !== value) field.value = value;
    if (!field.value) field.value = ''; // A list without this option would have none selected.
  }
}

/** True if an element is such a control. */
export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('input, select, textarea');

function onInput({ target }: Event): void {
  if (isControl(target)) keep([target]);
}

/** Keeps every field that the visitor changes. Calling it again changes nothing. */
export const keepDrafts = (): void => document.addEventListener('input', onInput, true);
