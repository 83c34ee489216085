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

/** Sends a form. Calls `report` with every new status; the last one is the outcome. */
export async function send(submission: Submission, report: (status: SendingStatus) => void): Promise<void> {
  let last: SendingStatus | undefined;
  const update = (status: SendingStatus) => {
    if (status !== last) report(status);
    last = status;
  };
  update('loading');
  const outcome = fetchPost().then(({ post }) =>
    post(submission, (isPaused) => update(isPaused ? 'offline' : 'loading')),
  );
  // If the module cannot be loaded, nothing has been sent.
  update(await outcome.catch((): Outcome => 'error'));
}
