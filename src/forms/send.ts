import { toasts, type ToastMessage } from '../lib/toasts';
import { forget, submissionId, type Values } from './submission';
import type { PreparedMail } from './preparedMail';

/** A filled form, and how it is sent. */
export interface Submission {
  /** The form's key. */
  readonly key: string;
  readonly values: Values;
  /** The endpoint; null while forms cannot be sent online. */
  readonly address: string | null;
  /** True if Netlify Forms receives it. */
  readonly netlify: boolean;
  /** The prepared mail with everything that was typed. */
  readonly mail: PreparedMail;
  readonly words: Pick<
    Queries.FormWords,
    'loading' | 'success' | 'error' | 'refused' | 'unclear' | 'offline' | 'notOpen' | 'preparedMail'
  >;
}

/**
 * Sends a form and reports progress by toast. Without an address nothing is sent; a toast says so and offers the prepared mail.
 * @throws when the module that posts it cannot be loaded because the browser is offline
 */
export async function send({ key, values, address, netlify, mail, words }: Submission): Promise<void> {
  const link = { label: words.preparedMail, ...mail };
  const say = (
    kind: ToastMessage['kind'],
    { title, message }: Queries.ToastText,
    rest: Partial<ToastMessage> = { stays: true },
  ) => toasts.send({ id: `form-${key}`, kind, title, message, ...rest });
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
      return post({ address, netlify, values, id: submissionId(key, values) }, wait);
    },
    (error) => {
      if (!navigator.onLine) throw error;
      return 'failed' as const;
    },
  );
  const failed = { failed: words.error, refused: words.refused, unclear: words.unclear, sent: undefined }[outcome];
  if (failed) return say('error', failed, { stays: true, link });
  forget(key, values);
  say('success', words.success, {});
}
