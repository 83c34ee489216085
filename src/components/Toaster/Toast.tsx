import type { ToastMessage } from '../../lib/toasts';
import * as styles from './Toaster.module.scss';

type Props = {
  toast: ToastMessage;
  /** The accessible name of the button that dismisses it. */
  dismiss: string;
  onDismiss: () => void;
};

/** Copies text to the clipboard. When that is not allowed nothing is lost: the text is still in the form. */
const copy = (text: string) => navigator.clipboard?.writeText(text).catch(() => undefined);

/** A toast: title, message, an optional link, and a button to dismiss it. */
export function Toast({ toast, dismiss, onDismiss }: Props) {
  const { kind, title, message, link } = toast;
  return (
    <div className={styles.toast} data-kind={kind}>
      {/* A browser that translates the page replaces text nodes React still refers to; the key makes React create new ones. */}
      <div key={title + message} className={styles.text}>
        <strong>{title}</strong>
        <p>
          {message}{' '}
          {link && (
            <a href={link.to} onClick={() => link.copy && copy(link.copy)}>
              {link.label}
            </a>
          )}
        </p>
      </div>
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 2l10 10M12 2L2 12" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
