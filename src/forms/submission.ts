import { draftOf, recall, remember, storeDraft } from './drafts';

/** The values of a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** The key under which the id of a form's last submission is stored, with its values. */
const idKey = (form: string): string => `submission-${form}`;

/** Returns 32 random hexadecimal digits. They need not be secret. `randomUUID` is missing on pages without HTTPS. */
const freshId = (): string => Array.from({ length: 32 }, () => Math.floor(16 * Math.random()).toString(16)).join('');

/** Returns the id of a submission. The same values keep their id until they have arrived, so that an endpoint can detect duplicates. */
export function submissionId(key: string, values: Values): string {
  const text = ` ${JSON.stringify(values)}`;
  const last = recall(idKey(key));
  const id = last.endsWith(text) ? last.slice(0, -text.length) : freshId();
  remember(idKey(key), id + text);
  return id;
}

/** Removes the draft of values that have arrived, and empties their form, unless the visitor has changed it since. */
export function forget(key: string, sent: Values): void {
  remember(idKey(key), '');
  const draft = draftOf(key);
  if (Object.entries(sent).some(([name, value]) => (draft.get(name) ?? value) !== value)) return;
  storeDraft(key, new URLSearchParams());
  document.querySelector<HTMLFormElement>(`form[name="${key}"]`)?.reset();
}
