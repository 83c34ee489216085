// Input typed into forms, kept until the tab is closed. The inline script of every page contains this module (`beforeScripts.ts`), so
// keep it small.

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

/** Adds fields to the drafts of their forms. */
export function keep(fields: Iterable<Control>): void {
  for (const { form, name, type, value } of fields) {
    if (!form || type === 'hidden') continue;
    const draft = draftOf(nameOf(form));
    draft.set(name, value);
    storeDraft(nameOf(form), draft);
  }
}

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('input, select, textarea');

function onInput({ target }: Event): void {
  if (isControl(target)) keep([target]);
}

/** Keeps every field that the visitor changes. Calling it again changes nothing. */
export const keepDrafts = (): void => document.addEventListener('input', onInput, true);
