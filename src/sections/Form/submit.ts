import { amount, milliseconds } from '../../lib/figures';
import { valuesOf } from '../../lib/forms/letter';
import { preparedMail } from '../../lib/forms/preparedMail';
import { send } from '../../lib/forms/send';
import type { useSite } from '../../lib/useSite';
import { readable } from './readable';

/** White space alone is no answer, but to the browser it is: such a field is emptied, and the browser asks for it. */
function isComplete(element: HTMLFormElement, data: FormData): boolean {
  const required = [...element.querySelectorAll<HTMLInputElement>(':required')];
  const blank = required.filter(({ name }) => !String(data.get(name)).trim());
  blank.forEach((field) => (field.value = ''));
  return blank.length === 0 || element.reportValidity();
}

/**
 * Sends a form as its YAML, the company's address and the figures say.
 * @param data what stood in it when it was sent
 * @param mail the `mailto:` address of the prepared mail, still empty
 */
export async function submit(
  form: Queries.FormFragment,
  element: HTMLFormElement,
  data: FormData,
  { words, figures }: ReturnType<typeof useSite>,
  mail: string,
): Promise<void> {
  if (!isComplete(element, data)) return;
  const values = valuesOf(data);
  await send({
    key: form.key,
    values,
    address: form.netlify ? '/' : form.endpoint,
    netlify: form.netlify === true,
    mail: preparedMail(mail, readable(form, values), words.forms.longMail),
    words: words.forms,
    limits: {
      retries: amount(figures, 'retries'),
      delayCap: milliseconds(figures, 'retry-delay-cap'),
      gcTime: milliseconds(figures, 'cache-time'),
    },
  });
}
