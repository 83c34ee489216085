import { toast } from 'sonner';
import { Anchor } from '../Link/Anchor';
import * as styles from './Toaster.module.scss';

/** `links`: to the pages that the message names. */
type Details = { message?: string | undefined; links?: readonly Queries.SoonLink[] | null | undefined };

/** Returns the time that a toast is shown, in milliseconds. Hover and focus make it longer. */
const durationOf = (text: string) => 6000 + 500 * text.split(/\s+/).length;

let count = 0;

/** Shows a toast; it replaces one with the same id. It gets a new element each time, so that screen readers also announce repeated words. */
export function notify(
  kind: 'info' | 'loading' | 'success' | 'error',
  id: string,
  title: string,
  { message = '', links }: Details = {},
): void {
  count += 1;
  const labels = links?.map(({ label }) => label) ?? [];
  const description = message && (
    <div key={count}>
      <p>{message}</p>
      {links?.map(({ label, to }, index) => (
        <Anchor key={index} to={to} className={`u-label ${styles.link}`} onClick={() => toast.dismiss(id)}>
          {label}
        </Anchor>
      ))}
    </div>
  );
  const duration = durationOf([title, message, ...labels].join(' '));
  toast[kind](<span key={count}>{title}</span>, { id, description: description || null, duration });
}
