/** The name of the honeypot field: the one Formspree and Basin check by default. */
export const honeypotName = '_gotcha';

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

/** The key under which the draft of a form is stored, form-encoded. */
export const draftKey = (form: string | null): string => `draft-${form}`;

// Not `form.name`: that would be the field called "name".
const keyOf = (form: HTMLFormElement) => draftKey(form.getAttribute('name'));

/** Stores what is in a form, in the place of its last draft. */
export function storeDraft(form: HTMLFormElement): void {
  // The types exclude files; no form here has a field for them.
  const draft = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  draft.delete(honeypotName);
  remember(keyOf(form), String(draft));
}

/** Stores what waits to be stored. */
let flush = (): void => undefined;
let timer: ReturnType<typeof setTimeout>;

/** How long typing rests before it is stored, in milliseconds: storing a long text takes longer than a key press may. */
const REST = 300;

function onInput({ target }: Event): void {
  const form = (target as Element).closest<HTMLFormElement>('form[name]');
  if (!form) return;
  clearTimeout(timer);
  flush = () => {
    clearTimeout(timer);
    flush = () => undefined;
    storeDraft(form);
  };
  timer = setTimeout(flush, REST);
}

/** Stores what has been typed since typing last rested. */
export const storeNow = (): void => flush();

/**
 * From now on stores what is typed into any form with a name, until the tab is closed. Calling it again changes nothing; it
 * never throws.
 */
export function keepDrafts(): void {
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', storeNow, true);
  // The last events of a page that is left, on phones also of one that is closed in the background.
  addEventListener('pagehide', storeNow);
  document.addEventListener('visibilitychange', storeNow);
}

/**
 * Restores stored drafts into the forms below `root`. A field that already has a value keeps it, and it is stored. Never
 * throws.
 */
export function restoreDrafts(root: ParentNode): void {
  try {
    flush();
    for (const form of root.querySelectorAll<HTMLFormElement>('form[name]')) {
      for (const [name, value] of new URLSearchParams(recall(keyOf(form)) || '')) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null;
        if (!field) continue;
        field.value ||= value;
        // A stored option that no longer exists leaves a select without any: select its first, empty one.
        field.value ||= '';
      }
      storeDraft(form);
    }
  } catch {
    // The form is left as it is.
  }
}
