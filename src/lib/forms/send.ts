import { toasts, type Toast } from '../toasts';
import { forget, letterId, type Values } from './letter';
import type { Limits } from './post';
import type { PreparedMail } from './preparedMail';

/** A filled form, ready to go. */
export interface Letter {
  /** The form's key. */
  readonly key: string;
  readonly values: Values;
  /** Where it is posted to; nothing while online sending is not open. */
  readonly address: string | null;
  /** True if Netlify Forms takes it. */
  readonly netlify: boolean;
  /** The prepared mail with everything that was typed. */
  readonly mail: PreparedMail;
  readonly words: Pick<
    Queries.FormWords,
    'loading' | 'success' | 'error' | 'unclear' | 'offline' | 'notOpen' | 'preparedMail'
  >;
  readonly limits: Limits;
}

/**
 * Sends a form, saying what happens by toast. Without an address nothing goes over the network; a toast says so and offers
 * the prepared mail.
 * @throws when there is no connection to fetch with what posts it
 */
export async function send({ key, values, address, netlify, mail, words, limits }: Letter): Promise<void> {
  const link = { label: words.preparedMail, ...mail };
  const say = (kind: Toast['kind'], { title, message }: Queries.ToastText, rest: Partial<Toast> = { stays: true }) =>
    toasts.send({ id: `form-${key}`, kind, title, message, ...rest });
  if (!address) return say('info', words.notOpen, { stays: true, link });

  let offline: boolean | undefined;
  const wait = (now: boolean) => {
    if (now !== offline) say(now ? 'info' : 'loading', now ? words.offline : words.loading);
    offline = now;
  };
  if (navigator.onLine) wait(false);
  const outcome = await import('./post').then(
    ({ post }) => {
      wait(!navigator.onLine);
      return post({ address, netlify, values, id: letterId(key, values) }, limits, wait);
    },
    (error) => {
      if (!navigator.onLine) throw error;
      return 'refused' as const;
    },
  );
  const failed = { refused: words.error, unclear: words.unclear, sent: undefined }[outcome];
  if (failed) return say('error', failed, { stays: true, link });
  forget(key, values);
  say('success', words.success, {});
}
