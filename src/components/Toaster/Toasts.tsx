import { useEffect } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { TOAST_HOTKEY, TOAST_POSITION } from '../../lib/constants';
import type { ToastMessage } from '../../lib/toasts';
import { useEnhancement } from '../../lib/useEnhancement';
import { useSite } from '../../lib/useSite';
import { Toast } from './Toast';
import * as styles from './Toaster.module.scss';

// Loaded with sonner when the first toast is shown or its shortcut is first pressed.

/** How long a toast that needs no action is shown, in milliseconds; longer while it is hovered or has focus. */
const DURATION = 6000;

type Props = {
  /** Called when sonner listens: before that it passes over toasts. */
  onReady: () => void;
};

/** The list of toasts in the corner of the window. */
export function Toasts({ onReady }: Props) {
  const { words } = useSite();
  // After sonner's own effects.
  useEffect(onReady, [onReady]);
  // A toast may lie over what has the focus.
  useEnhancement(() => {
    const dismissNewest = ({ key }: KeyboardEvent) => {
      const newest = [...shown.values()].pop();
      if (key === 'Escape' && newest && !document.documentElement.hasAttribute('data-menu-open'))
        sonner.dismiss(newest.name);
    };
    document.addEventListener('keydown', dismissNewest);
    return () => document.removeEventListener('keydown', dismissNewest);
  }, []);
  return (
    <Sonner
      // `Toaster` announces every toast.
      ref={(region) => region?.removeAttribute('aria-live')}
      expand
      position={TOAST_POSITION}
      hotkey={TOAST_HOTKEY.keys}
      customAriaLabel={`${words.toasts.region} (${TOAST_HOTKEY.name})`}
      className={styles.corner}
      gap={16}
      swipeDirections={['left', 'right']}
      toastOptions={{ className: styles.item ?? '' }}
    />
  );
}

/** The visible toasts by id: the message, and sonner's id for it. */
const shown = new Map<string, { name: string; toast: ToastMessage }>();
let count = 0;

/**
 * Shows a toast. One with the same id is updated in place, unless it says the same: then it is shown anew, so that repeating
 * an action is visible and announced again.
 * @param dismiss the accessible name of the button that dismisses it
 */
export function show(toast: ToastMessage, dismiss: string): void {
  const last = shown.get(toast.id);
  const again = last?.toast.title === toast.title && last.toast.kind === toast.kind;
  if (again) sonner.dismiss(last.name);
  const name = last && !again ? last.name : `${toast.id}-${(count += 1)}`;
  const forget = () => {
    if (shown.get(toast.id)?.name === name) shown.delete(toast.id);
  };
  shown.set(toast.id, { name, toast });
  sonner.custom(() => <Toast toast={toast} dismiss={dismiss} onDismiss={() => sonner.dismiss(name)} />, {
    id: name,
    duration: toast.stays ? Infinity : DURATION,
    onDismiss: forget,
    onAutoClose: forget,
  });
}
