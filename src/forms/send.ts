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

/** The time limit for loading the module that posts forms, in milliseconds. */
const LOADING_TIMEOUT = 30_000;

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Loads the module that posts forms. Called when the visitor types, so that the module is loaded before the form is sent. */
export const fetchPost = () => import('./post');

/** Loads the module that posts forms. Without a connection it waits for one. Throws if loading fails with one, or takes too long. */
async function loadPost(onWait: () => void): ReturnType<typeof fetchPost> {
  const late = after(LOADING_TIMEOUT).then(() => Promise.reject(new Error('timeout')));
  try {
    return await Promise.race([fetchPost(), late]);
  } catch (error) {
    if (navigator.onLine) throw error;
    onWait();
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    // Requests may still fail right after the `online` event.
    await after(1000);
    return loadPost(onWait);
  }
}

/** Sends a form. Calls `report` with every new status; the last one is the outcome. */
export async function send(submission: Submission, report: (status: SendingStatus) => void): Promise<void> {
  let last: SendingStatus | undefined;
  const update = (status: SendingStatus) => {
    if (status !== last) report(status);
    last = status;
  };
  const updateWaiting = (waiting = true) => update(waiting ? 'offline' : 'loading');
  updateWaiting(!navigator.onLine);
  const outcome = loadPost(updateWaiting).then(({ post }) => post(submission, updateWaiting));
  // If the module cannot be loaded, nothing has been sent.
  update(await outcome.catch((): Outcome => 'error'));
}
