import type { Outcome } from './outcome';
import type { SendingStatus } from './status';
import type { Values } from './submission';

/** A form's values and destination: a full address, or a path of the site. `netlify` is true if Netlify Forms receives them. */
export interface Submission {
  readonly key: string;
  readonly values: Values;
  readonly address: string;
  readonly netlify: boolean;
}

/** Loads the module that posts forms. Called when the visitor types, so that the module is loaded before the form is sent. */
export const fetchPost = () => import('./post');

/** Waits until the browser is online. */
const connection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Sends a form, or waits for a connection. Calls `report` with every new status; the last one is the outcome. */
export async function send(submission: Submission, report: (status: SendingStatus) => void): Promise<void> {
  let last: SendingStatus | undefined;
  const update = (status: SendingStatus) => {
    if (status !== last) report(status);
    last = status;
  };
  const load = (): ReturnType<typeof fetchPost> => {
    update('loading');
    return fetchPost().catch((error: unknown) => {
      if (navigator.onLine) throw error;
      update('offline');
      return connection().then(load);
    });
  };
  const sent = load().then(({ post }) =>
    post(submission, (isPaused) => update(isPaused ? 'offline' : 'loading')).catch((): Outcome => 'unclear'),
  );
  // If the module cannot be loaded, nothing has been sent.
  update(await sent.catch((): Outcome => 'error'));
}
