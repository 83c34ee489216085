import { draftKey, recall, remember, storeNow } from './drafts';

/** The values of a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** 16 random bytes in hexadecimal: as many as a UUID has. */
const ID_LENGTH = 32;

const idKey = (form: string): string => `submission-${form}`;

/** The text values of a form. */
export function valuesOf(data: FormData): Values {
  return Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function freshId(): string {
  // `randomUUID` is newer than the oldest supported browsers.
  const bytes = [...crypto.getRandomValues(new Uint8Array(ID_LENGTH / 2))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The id of a submission: the same for the same values until they have arrived, also after a reload, so that an endpoint can
 * recognise duplicates.
 */
export function submissionId(form: string, values: Values): string {
  const text = JSON.stringify(values);
  const last = recall(idKey(form)) ?? '';
  const id = last.slice(ID_LENGTH) === text ? last.slice(0, ID_LENGTH) : freshId();
  remember(idKey(form), id + text);
  return id;
}

/**
 * Removes what is stored for a submission that has arrived, and empties its form if it is on the page.
 * @param sent the values that have arrived; a form that has been changed since is left alone
 */
export function forget(form: string, sent: Values): void {
  remember(idKey(form), '');
  storeNow();
  const draft = [...new URLSearchParams(recall(draftKey(form)) ?? '')];
  if (draft.some(([name, value]) => sent[name] !== value)) return;
  remember(draftKey(form), '');
  document.querySelector<HTMLFormElement>(`form[name="${form}"]`)?.reset();
}
