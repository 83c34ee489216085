/** The name of the field that only robots fill: the one Formspree and Basin look for by themselves. */
export const trap = '_gotcha';

/** What cannot be put into session storage: the browser has none, forbids it, or it is full. */
const memory: Record<string, string> = {};

/** What this tab remembers under a key, also after the page was loaded again; nothing if there is none. Never throws. */
export function recall(key: string): string | null {
  try {
    return memory[key] || sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text for as long as the tab lives, an empty one not at all. Never throws. */
export function remember(key: string, text: string): void {
  memory[key] = text;
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Then it is remembered until the page is loaded again.
  }
}

/** The key under which the draft of a form is remembered, form-encoded. */
export const draftKey = (form: string | null): string => `draft-${form}`;

// `form.name` would be the field called "name".
const keyOf = (form: HTMLFormElement) => draftKey(form.getAttribute('name'));

function keep(form: HTMLFormElement): void {
  // No form here has a field for files, which is what the types are wary of.
  const draft = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  draft.delete(trap);
  remember(keyOf(form), String(draft));
}

function onInput({ target }: Event): void {
  const form = (target as Element).closest<HTMLFormElement>('form[name]');
  if (form) keep(form);
}

/**
 * Remembers from now on what is typed into any form with a name, for as long as the tab lives. Calling it again changes
 * nothing; it never throws.
 */
export function keepDrafts(): void {
  for (const type of ['input', 'change']) document.addEventListener(type, onInput, true);
}

/**
 * Writes what was typed before into the forms below `root`; what already stands in a field wins and is remembered. It never
 * throws.
 */
export function restoreDrafts(root: ParentNode): void {
  try {
    for (const form of root.querySelectorAll<HTMLFormElement>('form[name]')) {
      for (const [name, value] of new URLSearchParams(recall(keyOf(form)) || '')) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null;
        if (!field) continue;
        field.value ||= value;
        // A choice that is offered no longer leaves a list without any: it goes back to its first, empty one.
        field.value ||= '';
      }
      keep(form);
    }
  } catch {
    // The form is as it came.
  }
}
