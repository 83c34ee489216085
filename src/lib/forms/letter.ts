import { draftKey, recall, remember } from './drafts';

/** What is sent of a form: the value of each field by its name. */
export type Values = Readonly<Record<string, string>>;

/** Sixteen random bytes, each as two digits: as many as a UUID has. */
const ID_LENGTH = 32;

const idKey = (form: string): string => `letter-${form}`;

/** The texts in a form. */
export function valuesOf(data: FormData): Values {
  return Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function freshId(): string {
  // `randomUUID` is younger than the browsers this site is for.
  const bytes = [...crypto.getRandomValues(new Uint8Array(ID_LENGTH / 2))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The id of what is sent: the same whenever the same text is sent again, also after the page was loaded anew, until it has
 * arrived. An endpoint can tell by it that it has had a letter before.
 */
export function letterId(form: string, values: Values): string {
  const text = JSON.stringify(values);
  const last = recall(idKey(form)) ?? '';
  const id = last.slice(ID_LENGTH) === text ? last.slice(0, ID_LENGTH) : freshId();
  remember(idKey(form), id + text);
  return id;
}

/**
 * Forgets a letter that has arrived, and empties its form if it is on the page.
 * @param sent what has arrived: something typed since then is not touched
 */
export function forget(form: string, sent: Values): void {
  remember(idKey(form), '');
  const draft = [...new URLSearchParams(recall(draftKey(form)) ?? '')];
  if (draft.some(([name, value]) => sent[name] !== value)) return;
  remember(draftKey(form), '');
  document.querySelector<HTMLFormElement>(`form[name="${form}"]`)?.reset();
}
