import { retryOnline } from '../../forms/retryOnline';
import { isSubmitting, setSubmitting } from '../../forms/submitting';
import { toasts } from '../../lib/toasts';
import type { useSite } from '../../lib/useSite';

/** Loads the module that sends forms: on the first input, so that sending does not depend on the connection. */
export const fetchSubmit = () => import('./submit');

/**
 * Sends a form once: while it is being sent, calling this again does nothing. Without a connection it waits for one.
 * @param mail the `mailto:` link that is offered when sending fails
 */
export async function dispatch(
  form: Queries.FormFragment,
  element: HTMLFormElement,
  site: ReturnType<typeof useSite>,
  mail: string,
): Promise<void> {
  const { key } = form;
  const { offline, error, preparedMail } = site.words.forms;
  if (isSubmitting(key)) return;
  const data = new FormData(element);
  const toast = { id: `form-${key}`, stays: true };
  const work = () => fetchSubmit().then(({ submit }) => submit(form, element, data, site, mail));
  const open = Boolean(form.endpoint || form.netlify);
  setSubmitting(key, open);
  try {
    await (open ? retryOnline(work, () => toasts.send({ ...toast, kind: 'info', ...offline })) : work());
  } catch {
    toasts.send({ ...toast, kind: 'error', ...error, link: { label: preparedMail, to: mail } });
  }
  setSubmitting(key, false);
}
