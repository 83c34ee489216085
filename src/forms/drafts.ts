/** A copy in memory, for browsers where session storage is missing, forbidden or full. */
const memory: Record<string, string> = {};

/** The text stored for this tab under a key, also after a reload; null if there is none. Never throws. */
export function recall(key: string): string | null {
  try {
    return memory[key] || sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text until the tab is closed; an empty text removes it. Never throws. */
export function remember(key: string, text: string): void {
  memory[key] = text;
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The copy in memory lasts until the page is reloaded.
  }
}

// Not `form.name`: that would be the field called "name".
const keyOf = (form: HTMLFormElement) => form.getAttribute('name') ?? '';

/** The key under which the draft of a form is stored, form-encoded. */
export const draftKey = (form: string): string => `draft-${form}`;

/** What the visitor has put into a form. */
export const draftOf = (form: string): URLSearchParams => new URLSearchParams(recall(draftKey(form)) ?? '');

/** The values of a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

export const formOn = (key: string) => document.querySelector<HTMLFormElement>(`form[name="${key}"]`);

/** What stands in a form now, or in its draft while the form is not on the page. */
export function valuesOf(key: string): Values {
  const form = formOn(key);
  return Object.fromEntries(form ? new FormData(form) : draftOf(key)) as Values;
}

/** Stores what the visitor has put into a form: without what a link has selected there. */
function storeDraft(form: HTMLFormElement): void {
  // The types exclude files; no form here has a field for them.
  const draft = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[data-linked], [type=hidden]')) draft.delete(name);
  remember(draftKey(keyOf(form)), [...draft.values()].join('') && String(draft));
}

/** How long to wait after the last input, in milliseconds: storing a long text takes longer than a key press may. */
const DEBOUNCE = 300;
let timer: ReturnType<typeof setTimeout>;
let changed: HTMLFormElement | null = null;

/** Stores now what still waits to be stored. */
export function storeNow(): void {
  clearTimeout(timer);
  if (changed) storeDraft(changed);
  changed = null;
}

function onInput({ target }: Event): void {
  const field = target as HTMLElement;
  const form = field.closest<HTMLFormElement>('form[name]');
  if (!form) return;
  delete field.dataset.linked;
  changed = form;
  clearTimeout(timer);
  timer = setTimeout(storeNow, DEBOUNCE);
}

/** Stores what is typed into any form with a name, until the tab is closed. Calling it again changes nothing. */
export function keepDrafts(): void {
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', storeNow, true);
  // The last events of a page that is left, on phones also of one that is closed in the background.
  addEventListener('pagehide', storeNow);
  document.addEventListener('visibilitychange', storeNow);
}

/**
 * Fills a form with its draft, but for fields that have a value. Lists and text areas without one then take what the page's address
 * says, in `search`: a link to `/contact?subject=academy&message=For+` chooses the inquiry type and begins the message.
 */
export function fillIn(form: HTMLFormElement, search: string): void {
  storeNow();
  // Until here the inline script has stored what was typed: see gatsby-plugin-small-pages.
  form.dataset.drafts = '';
  const draft = draftOf(keyOf(form));
  for (const [name, value] of draft) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value ||= value;
  }
  const linked = new URLSearchParams(search);
  for (const field of form.querySelectorAll<HTMLSelectElement | HTMLTextAreaElement>('select, textarea')) {
    const { name, value, dataset } = field;
    const choice = linked.get(name) ?? '';
    if (draft.get(name) === value && value) continue;
    // Chosen before the scripts ran, and not by a link, whose selection browsers restore on reload.
    if (value && value !== choice && dataset.linked === undefined) continue;
    field.value = choice;
    field.toggleAttribute('data-linked', Boolean(field.value));
    // Without such an option nothing is selected: select the first, empty one.
    field.value ||= '';
  }
  storeDraft(form);
}
