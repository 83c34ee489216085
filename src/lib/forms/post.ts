import { focusManager, MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query';
import { withCrlf } from './mailAddress';
import type { Values } from './drafts';

// Fetched when a form is first sent, never before.

/** How sending goes on when it fails; every figure from `data/figures.yaml`. */
export interface Limits {
  /** Further attempts after the first. */
  readonly retries: number;
  /** Longest pause between two attempts, in milliseconds. */
  readonly delayCap: number;
  /** How long the finished mutation is kept, in milliseconds. */
  readonly gcTime: number;
}

/** The answer of an endpoint that is not a success. */
export class Refusal extends Error {
  constructor(readonly status: number) {
    super(`The endpoint answered ${status}`);
  }
}

/**
 * How long one attempt may take, in milliseconds. A slow phone connection needs most of it; an endpoint that has said
 * nothing by then counts as out of reach, and is tried again like any failure of the network.
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

/** One attempt. The answer's body is never read: its status says all there is to know. */
async function attempt(endpoint: string, values: Values): Promise<void> {
  const fields = Object.entries(values).map(([name, value]) => [name, withCrlf(value)]);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // Form services then answer with a status instead of a redirect to a page of their own.
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: patience.signal,
    });
    if (!response.ok) throw new Refusal(response.status);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a form as one form-encoded POST. Without a connection it waits for one; when the network or the endpoint (5xx)
 * fails it tries again, each pause twice as long as the one before; a refusal (4xx) ends it at once.
 * @param onPause called with true when it begins to wait for a connection, with false when it goes on
 * @throws Refusal, or what `fetch` threw, after the last attempt
 */
export async function post(
  endpoint: string,
  values: Values,
  limits: Limits,
  onPause: (paused: boolean) => void,
): Promise<void> {
  const observer = new MutationObserver(mounted(), {
    mutationFn: () => attempt(endpoint, values),
    retry: (failures, error) => failures < limits.retries && !(error instanceof Refusal && error.status < 500),
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
  } finally {
    stop();
  }
}
