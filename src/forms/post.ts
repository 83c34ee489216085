import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { CACHE_TIME, LONGEST_RETRY_DELAY, RETRIES, RETRY_DELAY, SENDING_TIMEOUT } from '../lib/constants';
import { type Outcome, outcomeOf } from './outcome';
import type { Submission } from './send';
import { forget, submissionId } from './submission';

/** Thrown if the endpoint has not accepted a submission; `wait` is the time until the next attempt in milliseconds, if the answer has one. */
class NotTaken extends Error {
  constructor(readonly wait?: number) {
    super('not taken');
  }
}

/** The client that sends forms. It has the values of `lib/constants.ts`, even where query-core's defaults are the same. */
export const client = new QueryClient({
  defaultOptions: {
    mutations: {
      gcTime: CACHE_TIME,
      retry: RETRIES,
      retryDelay: (failures, error) =>
        (error instanceof NotTaken && error.wait) || Math.min(RETRY_DELAY * 2 ** failures, LONGEST_RETRY_DELAY),
    },
  },
});
onlineManager.setOnline(navigator.onLine);
// A background tab counts as focused, so that sending does not wait for the tab.
focusManager.setFocused(true);
client.mount();

/** Returns the milliseconds until the time in `Retry-After`, which is a number of seconds or a date. */
function waitOf({ headers }: Response): number | undefined {
  const after = headers.get('Retry-After');
  if (after === null) return undefined;
  const wait = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return wait > 0 ? wait : undefined;
}

/** Makes one attempt. Throws if the endpoint itself fails, so that the same submission is sent again. */
async function attempt({ key, values, address, netlify }: Submission): Promise<Outcome> {
  const id = submissionId(key, values);
  const fields = Object.entries({ ...values, 'submission-id': id });
  const { origin } = window.location;
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), SENDING_TIMEOUT);
  return fetch(address, {
    method: 'POST',
    // Converts line breaks to CRLF, as browsers do when they send a form.
    body: new URLSearchParams(fields.map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')])),
    headers: {
      // Form services then answer with JSON instead of a redirect to their page.
      Accept: 'application/json',
      // Another host would have to allow the header by CORS, and form services do not.
      ...(new URL(address, origin).origin === origin && { 'Idempotency-Key': id }),
    },
    credentials: 'omit',
    signal: timeout.signal,
  })
    .then(async (response) => {
      const isOwnPage = netlify && new URL(response.url, origin).origin === origin;
      const outcome = outcomeOf(response, await response.text(), isOwnPage);
      const wait = waitOf(response);
      const isWorthWaiting = (wait ?? 0) <= LONGEST_RETRY_DELAY;
      if (outcome === 'error' && response.status >= 500 && isWorthWaiting) throw new NotTaken(wait);
      return outcome;
    })
    .catch((error: unknown): Outcome => {
      if (error instanceof NotTaken) throw error;
      // Without a readable answer the form may still have arrived.
      return 'unclear';
    });
}

/**
 * Sends a form as one form-encoded POST. Without a connection it waits, and calls `onPause` when the wait begins and ends. If the endpoint
 * reports that it has not accepted the form (docs/forms.md), the form is sent again after the time in `Retry-After`, or after pauses
 * that double. A draft that has arrived is removed. Returns the outcome.
 */
export async function post(submission: Submission, onPause: (paused: boolean) => void): Promise<Outcome> {
  const observer = new MutationObserver<Outcome>(client, { mutationFn: () => attempt(submission) });
  const stop = observer.subscribe(({ isPaused }) => onPause(isPaused));
  const sent = observer.mutate().finally(stop);
  const outcome = await sent.catch((): Outcome => 'error');
  if (outcome === 'success') forget(submission.key, submission.values);
  return outcome;
}
