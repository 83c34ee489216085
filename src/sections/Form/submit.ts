import { valuesOf } from '../../forms/submission';
import { preparedMail } from '../../forms/preparedMail';
import { send } from '../../forms/send';
import type { useSite } from '../../lib/useSite';
import { labelledValues } from './labelledValues';

/** Browsers accept white space in a required field: such a field is emptied, so that the browser reports it. */
function isComplete(element: HTMLFormElement, data: FormData): boolean {
  const required = [...element.querySelectorAll<HTMLInputElement>(':required')];
  const blank = required.filter(({ name }) => !String(data.get(name)).trim());
  blank.forEach((field) => (field.value = ''));
  return blank.length === 0 || element.reportValidity();
}

/**
 * Sends a form with the settings of its YAML file.
 * @param data its values when it was submitted
 * @param mail the `mailto:` address of the prepared mail, still empty
 */
export async function submit(
  form: Queries.FormFragment,
  element: HTMLFormElement,
  data: FormData,
  { words }: ReturnType<typeof useSite>,
  mail: string,
): Promise<void> {
  if (!isComplete(element, data)) return;
  const values = valuesOf(data);
  await send({
    key: form.key,
    values,
    address: form.netlify ? '/' : form.endpoint,
    netlify: form.netlify === true,
    mail: preparedMail(mail, labelledValues(form, values), words.forms.longMail),
    words: words.forms,
  });
}
