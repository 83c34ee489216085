import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/query-core';
import { CACHE_TIME, RETRIES, RETRY_DELAY_CAP } from '../lib/constants';
import type { Values } from './submission';
import { outcomeOf, type Outcome } from './outcome';
import { withCrlf } from './preparedMail';

// Loaded when a form is first sent.

/** A form ready to be posted. */
export interface Posting {
  /** A full address, or a path of the site itself. */
  readonly address: string;
  /** True if Netlify Forms receives it. */
  readonly netlify: boolean;
  /** The submission's id: see `submissionId`. */
  readonly id: string;
  readonly values: Values;
}

/** An attempt that has failed. */
class Failure extends Error {
  constructor(
    readonly outcome: Outcome,
    /** True if the endpoint reported the failure itself, so that the same submission may be sent again. */
    readonly again: boolean,
  ) {
    super(outcome);
  }
}

/**
 * Timeout of all attempts together, in milliseconds. A slow phone connection needs most of it. After it the outcome is
 * unclear: the endpoint may have received the submission.
 */
const TOTAL_TIMEOUT = 30_000;

let client: QueryClient | undefined;

/** The client, created on first use. A background tab counts as focused, so that sending does not wait for the tab. */
function mounted(): QueryClient {
  if (client) return client;
  client = new QueryClient();
  onlineManager.setOnline(navigator.onLine);
  focusManager.setFocused(true);
  client.mount();
  return client;
}

/** One attempt. If `fetch` throws, the submission may have arrived all the same: browsers do not tell. */
async function attempt({ address, netlify, id, values }: Posting, patience: number): Promise<void> {
  const fields = Object.entries({ ...values, 'submission-id': id }).map(([name, value]) => [name, withCrlf(value)]);
  const { origin } = window.location;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {
        // Form services then answer with JSON instead of a redirect to a page of their own.
        Accept: 'application/json',
        // Another host would have to allow the header by CORS, and form services do not.
        ...(new URL(address, origin).origin === origin && { 'Idempotency-Key': id }),
      },
      credentials: 'omit',
      signal: giveUp.signal,
    });
    const { status, redirected, headers, url } = response;
    const answer = { status, redirected, type: headers.get('Content-Type') ?? '', body: await response.text() };
    const outcome = outcomeOf(answer, netlify && new URL(url, origin).origin === origin);
    if (outcome !== 'sent') throw new Failure(outcome, outcome === 'failed' && status >= 500);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a form as one form-encoded POST. Without a connection it waits for one; when the endpoint says that it failed (5xx)
 * it retries with exponential backoff. A refusal or an unclear outcome ends it at once.
 * @param onPause called with true when it begins to wait for a connection, with false when it continues
 * @param retries further attempts after the first
 */
export async function post(
  posting: Posting,
  onPause: (paused: boolean) => void,
  retries: number = RETRIES,
): Promise<Outcome> {
  let patience = TOTAL_TIMEOUT;
  const observer = new MutationObserver(mounted(), {
    mutationFn: () => {
      const start = performance.now();
      return attempt(posting, patience).finally(() => (patience -= performance.now() - start));
    },
    retry: (failures, error) => failures < retries && error instanceof Failure && error.again,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, RETRY_DELAY_CAP),
    gcTime: CACHE_TIME,
  });
  let waiting = false;
  const stop = observer.subscribe(({ isPaused }) => {
    if (isPaused !== waiting) onPause(isPaused);
    waiting = isPaused;
  });
  try {
    await observer.mutate();
    return 'sent';
  } catch (error) {
    return error instanceof Failure ? error.outcome : 'unclear';
  } finally {
    stop();
  }
}
