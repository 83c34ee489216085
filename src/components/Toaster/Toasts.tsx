import { toast as sonner, Toaster as Sonner } from 'sonner';
import { figure } from '../../lib/figures';
import { hotkey } from '../../lib/hotkey';
import type { Toast } from '../../lib/toasts';
import { useSite } from '../../lib/useSite';
import { Plate } from './Plate';
import * as styles from './Toaster.module.scss';

// Fetched with sonner when the first toast comes or its keys are first pressed.

/** How long a toast that need not be acted upon stays, in milliseconds; longer while it is pointed at or has focus. */
const STAY = 6000;

const corners = ['bottom-right', 'bottom-left', 'bottom-center', 'top-right', 'top-left', 'top-center'] as const;

/** The place where toasts appear. */
export function Toasts() {
  const { words, figures } = useSite();
  const keys = figure(figures, 'toast-hotkey').value;
  const position = figure(figures, 'toast-position').value;
  return (
    <Sonner
      expand
      position={corners.find((corner) => corner === position) ?? 'bottom-right'}
      hotkey={hotkey(keys)}
      customAriaLabel={`${words.toasts.region} (${keys})`}
      className={styles.corner}
      gap={16}
      swipeDirections={['left', 'right']}
      toastOptions={{ className: styles.toast ?? '' }}
    />
  );
}

/** The toasts on screen: what stands under each id, and the name sonner has for it. */
const shown = new Map<string, { name: string; toast: Toast }>();
let count = 0;

/**
 * Shows a toast. One with the same id changes in place, unless it says the same: then it comes anew, so that pressing a
 * control again is seen and heard again.
 * @param dismiss how the button that dismisses it is read aloud
 */
export function show(toast: Toast, dismiss: string): void {
  const last = shown.get(toast.id);
  const again = last?.toast.title === toast.title && last.toast.kind === toast.kind;
  if (again) sonner.dismiss(last.name);
  const name = last && !again ? last.name : `${toast.id}-${(count += 1)}`;
  const forget = () => {
    if (shown.get(toast.id)?.name === name) shown.delete(toast.id);
  };
  shown.set(toast.id, { name, toast });
  sonner.custom(() => <Plate toast={toast} dismiss={dismiss} onDismiss={() => sonner.dismiss(name)} />, {
    id: name,
    duration: toast.stays ? Infinity : STAY,
    onDismiss: forget,
    onAutoClose: forget,
  });
}
