import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { TOAST_HOTKEY, TOAST_POSITION } from '../../lib/constants';
import { useSite } from '../../lib/useSite';
import * as styles from './Toaster.module.scss';

/** How long a toast is shown, in milliseconds; longer while it is hovered or has focus. */
const DURATION = 6000;

/** Escape dismisses all toasts: one may cover the focused element. While the menu is open it closes that instead. */
function onKeyDown({ key }: KeyboardEvent) {
  if (key === 'Escape' && !document.documentElement.hasAttribute('data-menu-open')) toast.dismiss();
}

/** The region of toasts in the corner of the window. It is in the built page, so that screen readers know it before the first toast. */
export function Toaster() {
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
      hotkey={TOAST_HOTKEY}
      containerAriaLabel={region}
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
