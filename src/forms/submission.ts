import { draftKey, draftOf, formOn, recall, remember, storeNow, type Values } from './drafts';

// Part of what is loaded to post a form: for its array of bytes the build adds 5 KB of polyfills (brotli).

/** The key under which the id of a form's last submission is stored, with its values. */
const idKey = (form: string): string => `submission-${form}`;

/** 16 random bytes in hexadecimal. `randomUUID` is newer than the oldest supported browsers. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id of a submission: the same for the same values until they have arrived, so that an endpoint can recognise duplicates. */
export function submissionId(key: string, values: Values): string {
  const text = ` ${JSON.stringify(values)}`;
  const last = recall(idKey(key)) ?? '';
  const id = last.endsWith(text) ? last.slice(0, -text.length) : freshId();
  remember(idKey(key), id + text);
  return id;
}

/** Removes what is stored for values that have arrived, and empties their form, unless it has been changed since. */
export function forget(key: string, sent: Values): void {
  remember(idKey(key), '');
  storeNow();
  if (Array.from(draftOf(key)).some(([name, value]) => sent[name] !== value)) return;
  remember(draftKey(key), '');
  formOn(key)?.reset();
}
