import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { TOAST_HOTKEY, TOAST_POSITION } from '../../lib/constants';
import { useWords } from '../../lib/useWords';
import * as styles from './Toaster.module.scss';

/** The distance that a key scrolls a toast, in pixels. */
const STEP = 40;

/** Scrolls the text of a focused toast, because the text itself cannot have the focus. Returns true if the text has moved. */
function scroll(toastElement: Element, key: string): boolean {
  const content = toastElement.querySelector('[data-content]');
  if (!content) return false;
  const page = content.clientHeight - STEP;
  const by = { ArrowDown: STEP, ArrowUp: -STEP, PageDown: page, PageUp: -page }[key] ?? 0;
  const { scrollTop } = content;
  content.scrollTop += by;
  return content.scrollTop !== scrollTop;
}

/**
 * Escape dismisses all toasts, because one may cover the focused element. While the menu is open, Escape closes the menu instead. Keys that
 * type a letter in a field, such as Option+T on a Mac or AltGr+T, do not move the focus to the toasts.
 */
function onKeyDown(event: KeyboardEvent) {
  const { altKey, key, target } = event;
  if (key === 'Escape' && !document.documentElement.hasAttribute('data-menu-open')) toast.dismiss();
  if (!(target instanceof Element)) return;
  if (target.matches('[data-sonner-toast]') && scroll(target, key)) event.preventDefault();
  if (altKey && key !== 't' && !key[1] && target.matches('input, textarea')) event.stopPropagation();
}

/** The region of toasts in a corner of the window. It is in the built page, because screen readers must know it before the first toast. */
export function Toaster() {
  const { region, dismiss } = useWords().toasts;

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return (
    <Sonner
      expand
      closeButton
      position={TOAST_POSITION}
      hotkey={TOAST_HOTKEY}
      containerAriaLabel={region}
      mobileOffset={20}
      className={`u-no-print ${styles.list}`}
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
