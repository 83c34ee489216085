import { connected } from '../../lib/forms/connected';
import { isUnderway, setUnderway } from '../../lib/forms/underway';
import { toasts } from '../../lib/toasts';
import type { useSite } from '../../lib/useSite';

/** What sends forms: fetched when one is first filled in, so that it is there when it is sent, connection or not. */
export const fetchSubmit = () => import('./submit');

/**
 * Sends a form, once: while it is on its way, sending it again does nothing. Without a connection it waits for one.
 * @param mail what is offered when all fails
 */
export async function dispatch(
  form: Queries.FormFragment,
  element: HTMLFormElement,
  site: ReturnType<typeof useSite>,
  mail: string,
): Promise<void> {
  const { key } = form;
  const { offline, error, preparedMail } = site.words.forms;
  if (isUnderway(key)) return;
  const data = new FormData(element);
  const toast = { id: `form-${key}`, stays: true };
  const work = () => fetchSubmit().then(({ submit }) => submit(form, element, data, site, mail));
  const open = Boolean(form.endpoint || form.netlify);
  setUnderway(key, open);
  try {
    await (open ? connected(work, () => toasts.send({ ...toast, kind: 'info', ...offline })) : work());
  } catch {
    toasts.send({ ...toast, kind: 'error', ...error, link: { label: preparedMail, to: mail } });
  }
  setUnderway(key, false);
}
