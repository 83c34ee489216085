import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { CACHE_TIME, LONGEST_RETRY_DELAY, RETRIES, RETRY_DELAY, SENDING_TIMEOUT } from '../lib/constants';
import { type Outcome, outcomeOf } from './outcome';
import type { Submission } from './send';
import { forget, submissionId } from './submission';

/** With the specification's constants, also where they are query-core's own. */
export const client = new QueryClient({
  defaultOptions: {
    mutations: {
      gcTime: CACHE_TIME,
      retry: RETRIES,
      retryDelay: (failures) => Math.min(RETRY_DELAY * 2 ** failures, LONGEST_RETRY_DELAY),
    },
  },
});
onlineManager.setOnline(navigator.onLine);
// A background tab counts as focused, so that sending does not wait for the tab.
focusManager.setFocused(true);
client.mount();

/** One attempt; throws when the endpoint reports a failure of its own, so that the same submission may be sent again. */
async function attempt({ key, values, address, netlify }: Submission): Promise<Outcome> {
  const id = submissionId(key, values);
  const fields = Object.entries({ ...values, 'submission-id': id });
  const { origin } = window.location;
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), SENDING_TIMEOUT);
  const answer = await fetch(address, {
    method: 'POST',
    // With the line ends of the browser's own forms.
    body: new URLSearchParams(fields.map(([name, value]) => [name, value.replace(/\r?\n/g, '\r\n')])),
    headers: {
      // Form services then answer with JSON instead of a redirect to a page of their own.
      Accept: 'application/json',
      // Another host would have to allow the header by CORS, and form services do not.
      ...(new URL(address, origin).origin === origin && { 'Idempotency-Key': id }),
    },
    credentials: 'omit',
    signal: timeout.signal,
  })
    .then(async (response) => ({ response, body: await response.text() }))
    .catch(() => undefined);
  // Without an answer it may have arrived all the same: browsers do not report that.
  if (!answer) return 'unclear';
  const { response, body } = answer;
  const outcome = outcomeOf(response, body, netlify && new URL(response.url, origin).origin === origin);
  if (outcome === 'error' && response.status >= 500) throw new Error(`${address} answered ${response.status}`);
  return outcome;
}

/**
 * Sends a form as one form-encoded POST. Without a connection it waits for one, and calls `onPause` when that begins and ends; when the
 * endpoint reports its own error (5xx) it retries after pauses that double. What has arrived is forgotten.
 */
export async function post(submission: Submission, onPause: (paused: boolean) => void): Promise<Outcome> {
  const observer = new MutationObserver<Outcome>(client, { mutationFn: () => attempt(submission) });
  const stop = observer.subscribe(({ isPaused }) => onPause(isPaused));
  const sent = observer.mutate().finally(stop);
  const outcome = await sent.catch((): Outcome => 'error');
  if (outcome === 'success') forget(submission.key, submission.values);
  return outcome;
}
