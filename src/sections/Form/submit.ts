import { amount, milliseconds } from '../../lib/figures';
import type { Values } from '../../lib/forms/drafts';
import { preparedMail } from '../../lib/forms/preparedMail';
import { send } from '../../lib/forms/send';
import type { useSite } from '../../lib/useSite';
import { readable } from './readable';

/** Sends a form as its YAML, the company's address and the figures say. */
export function submit(form: Queries.FormFragment, values: Values, site: ReturnType<typeof useSite>): Promise<void> {
  const { company, words, figures } = site;
  return send({
    key: form.key,
    values,
    endpoint: form.endpoint,
    mail: preparedMail(company.email, form.subject, readable(form, values), words.forms.longMail),
    words: words.forms,
    limits: {
      retries: amount(figures, 'retries'),
      delayCap: milliseconds(figures, 'retry-delay-cap'),
      gcTime: milliseconds(figures, 'cache-time'),
    },
  });
}
