import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import type { Values } from './letter';
import { outcomeOf, type Outcome } from './outcome';
import { withCrlf } from './preparedMail';

// Fetched when a form is first sent, never before.

/** What is posted, and where. */
export interface Posting {
  /** A full address, or a path of the site itself. */
  readonly address: string;
  /** True if Netlify Forms takes it. */
  readonly netlify: boolean;
  /** The letter's id: see `letterId`. */
  readonly id: string;
  readonly values: Values;
}

/** How sending goes on when it fails; every figure from `data/figures.yaml`. */
export interface Limits {
  /** Further attempts after the first. */
  readonly retries: number;
  /** Longest pause between two attempts, in milliseconds. */
  readonly delayCap: number;
  /** How long the finished mutation is kept, in milliseconds. */
  readonly gcTime: number;
}

/** An attempt that has failed. */
class Failure extends Error {
  constructor(
    readonly outcome: Outcome,
    /** True if the endpoint said itself that it failed: the same letter may be sent again. */
    readonly again: boolean,
  ) {
    super(outcome);
  }
}

/**
 * How long a letter waits for answers, all attempts together, in milliseconds. A slow phone connection needs most of it; an
 * endpoint that has said nothing by then may have the letter all the same.
 */
const PATIENCE = 30_000;

let client: QueryClient | undefined;

/** The one client, woken on first use. A message on its way does not wait until somebody looks at the tab. */
function mounted(): QueryClient {
  if (client) return client;
  client = new QueryClient();
  onlineManager.setOnline(navigator.onLine);
  focusManager.setFocused(true);
  client.mount();
  return client;
}

/** One attempt. Whatever `fetch` throws, the letter may have arrived: a browser does not say what became of a request. */
async function attempt({ address, netlify, id, values }: Posting, patience: number): Promise<void> {
  const fields = Object.entries({ ...values, 'letter-id': id }).map(([name, value]) => [name, withCrlf(value)]);
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
        // Another host would have to allow the header first, and form services do not.
        ...(new URL(address, origin).origin === origin && { 'Idempotency-Key': id }),
      },
      credentials: 'omit',
      signal: giveUp.signal,
    });
    const { status, redirected, headers, url } = response;
    const answer = { status, redirected, type: headers.get('Content-Type') ?? '', body: await response.text() };
    const outcome = outcomeOf(answer, netlify && new URL(url, origin).origin === origin);
    if (outcome !== 'sent') throw new Failure(outcome, outcome === 'refused' && status >= 500);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a form as one form-encoded POST. Without a connection it waits for one; when the endpoint says that it failed (5xx)
 * it tries again, each pause twice as long as the one before. Everything else ends it at once: a refusal, and whatever
 * leaves open whether the letter has arrived.
 * @param onPause called with true when it begins to wait for a connection, with false when it goes on
 */
export async function post(posting: Posting, limits: Limits, onPause: (paused: boolean) => void): Promise<Outcome> {
  let patience = PATIENCE;
  const observer = new MutationObserver(mounted(), {
    mutationFn: () => {
      const start = performance.now();
      return attempt(posting, patience).finally(() => (patience -= performance.now() - start));
    },
    retry: (failures, error) => failures < limits.retries && error instanceof Failure && error.again,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, limits.delayCap),
    gcTime: limits.gcTime,
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
