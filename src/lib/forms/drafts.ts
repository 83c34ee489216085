import { createChannel } from '../channel';

/** What stands in a form: the value of each field by its name. */
export type Values = Readonly<Record<string, string>>;

/**
 * What visitors have typed, by form, for as long as the tab lives: it survives going to another page and back, and leaves
 * no trace on the machine, because nothing personal is ever stored.
 */
const drafts = new Map<string, Values>();
const cleared = createChannel<string>();

/** What stands in a form right now. */
export function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Remembers what stands in a form. */
export function keepDraft(key: string, form: HTMLFormElement): void {
  drafts.set(key, valuesOf(form));
}

/** Writes what was typed before into a form that has just come back; what already stands in it wins and is remembered. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(drafts.get(key) ?? {})) {
    const field = form.elements.namedItem(name);
    const fillable =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (fillable && field.value === '') field.value = value;
  }
  keepDraft(key, form);
}

/**
 * Forgets a draft that has been sent, and empties the form if it is on the page.
 * @param sent what was sent: something typed since then is not touched
 */
export function clearDraft(key: string, sent: Values): void {
  if (JSON.stringify(drafts.get(key)) !== JSON.stringify(sent)) return;
  drafts.delete(key);
  cleared.send(key);
}

/** Calls `listener` whenever the draft of a form has been sent; returns what ends that. */
export function onCleared(key: string, listener: () => void): () => void {
  return cleared.listen((one) => one === key && listener());
}
