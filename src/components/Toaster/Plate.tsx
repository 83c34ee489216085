import type { Toast } from '../../lib/toasts';
import * as styles from './Toaster.module.scss';

type Props = {
  toast: Toast;
  /** How the button that dismisses it is read aloud. */
  dismiss: string;
  onDismiss: () => void;
};

/** Puts text on the clipboard; where that is not allowed, it is still where it was typed. */
const copy = (text: string) => navigator.clipboard?.writeText(text).catch(() => undefined);

/** A toast as it lies in the corner: its selvedge, what it says, something to do about it, and a button to dismiss it. */
export function Plate({ toast, dismiss, onDismiss }: Props) {
  const { kind, title, message, link } = toast;
  return (
    <div className={styles.plate} data-kind={kind}>
      {/* A browser that translates the page takes text nodes away from React; an element that is new as a whole is its own. */}
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
