import { useEffect } from 'react';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { TOAST_HOTKEY, TOAST_POSITION } from '../../lib/constants';
import type { ToastMessage } from '../../lib/toasts';
import { useSite } from '../../lib/useSite';
import * as styles from './Toaster.module.scss';

/** How long a toast is shown, in milliseconds; longer while it is hovered or has focus. */
const DURATION = 6000;

/** Escape dismisses all toasts: one may cover the focused element. While the menu is open it closes that instead. */
function onKeyDown({ key }: KeyboardEvent) {
  if (key === 'Escape' && !document.documentElement.hasAttribute('data-menu-open')) sonner.dismiss();
}

/** Shows a toast, also one that comes before the list of toasts. */
export function show({ id, kind, title, message, action }: ToastMessage): void {
  // A browser that translates the page replaces text React still refers to; the key makes React create it anew.
  const description = (
    <p key={message}>
      {message} {action}
    </p>
  );
  sonner[kind](title, { id, description });
}

/** The list of toasts in the corner of the window. */
export function Toasts() {
  const { region, dismiss } = useSite().words.toasts;

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Sonner
      expand
      closeButton
      position={TOAST_POSITION}
      hotkey={TOAST_HOTKEY.keys}
      customAriaLabel={`${region} (${TOAST_HOTKEY.name})`}
      duration={DURATION}
      mobileOffset={20}
      className={styles.list ?? ''}
      icons={{ info: null, loading: null, success: null, error: null }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: dismiss,
        classNames: {
          toast: styles.toast ?? '',
          loading: styles.loading ?? '',
          success: styles.success ?? '',
          error: styles.error ?? '',
          content: styles.content ?? '',
          title: styles.title ?? '',
          closeButton: styles.close ?? '',
        },
      }}
    />
  );
}
