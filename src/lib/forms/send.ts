import { toasts, type Toast } from '../toasts';
import { clearDraft, type Values } from './drafts';
import type { Limits } from './post';
import type { PreparedMail } from './preparedMail';
import { isUnderway, setUnderway } from './underway';

/** A filled form, ready to go. */
export interface Letter {
  /** The form's key. */
  readonly key: string;
  readonly values: Values;
  /** Where it is posted to; nothing while online sending is not open. */
  readonly endpoint: string | null;
  /** The prepared mail with everything that was typed. */
  readonly mail: PreparedMail;
  readonly words: Pick<Queries.FormWords, 'loading' | 'success' | 'error' | 'offline' | 'notOpen' | 'preparedMail'>;
  readonly limits: Limits;
}

/** Waits until the browser has a connection. */
const connected = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Posts a letter, saying what happens by toast. */
async function deliver({ key, values, mail, words, limits }: Letter, endpoint: string): Promise<void> {
  const say = (kind: Toast['kind'], text: Queries.ToastText, rest: Partial<Toast> = {}) =>
    toasts.send({ id: `form-${key}`, kind, title: text.title, message: text.message, ...rest });
  const wait = (paused: boolean) =>
    paused ? say('info', words.offline, { stays: true }) : say('loading', words.loading, { stays: true });
  try {
    wait(!navigator.onLine);
    // Without a connection not even the script that sends can be fetched.
    if (!navigator.onLine) await connected().then(() => wait(false));
    const { post } = await import('./post');
    await post(endpoint, values, limits, wait);
    clearDraft(key, values);
    say('success', words.success);
  } catch {
    say('error', words.error, { stays: true, link: { label: words.preparedMail, ...mail } });
  }
}

/**
 * Sends a form, once: while it is on its way, sending it again does nothing. Without an endpoint nothing goes over the
 * network; a toast says so and offers the prepared mail.
 */
export async function send(letter: Letter): Promise<void> {
  const { key, endpoint, mail, words } = letter;
  if (!endpoint) {
    const { title, message } = words.notOpen;
    const link = { label: words.preparedMail, ...mail };
    toasts.send({ id: `form-${key}`, kind: 'info', title, message, link, stays: true });
    return;
  }
  if (isUnderway(key)) return;
  setUnderway(key, true);
  await deliver(letter, endpoint);
  setUnderway(key, false);
}
