import { draftKey, draftOf, remember, storeNow } from './drafts';

/** The values of a form, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** The key under which the id of a form's last submission is stored, with its values. */
export const idKey = (form: string): string => `submission-${form}`;

const formOn = (key: string) => document.querySelector<HTMLFormElement>(`form[name="${key}"]`);

/** What stands in a form now, or in its draft while the form is not on the page. */
export function valuesOf(key: string): Values {
  const form = formOn(key);
  return Object.fromEntries(form ? new FormData(form) : draftOf(key)) as Values;
}

/**
 * Removes what is stored for a submission that has arrived, and empties its form if it is on the page.
 * @param sent the values that have arrived; a form that has been changed since is left alone
 */
export function forget(key: string, sent: Values): void {
  remember(idKey(key), '');
  storeNow();
  if ([...draftOf(key)].some(([name, value]) => sent[name] !== value)) return;
  remember(draftKey(key), '');
  formOn(key)?.reset();
}
