import { useState } from 'react';
import { hotkey, pressed } from '../../lib/hotkey';
import { toasts, type ToastMessage } from '../../lib/toasts';
import { useEnhancement } from '../../lib/useEnhancement';
import { useSite } from '../../lib/useSite';
import { Toast } from './Toast';
import type * as Fetched from './Toasts';
import * as styles from './Toaster.module.scss';

type Library = typeof Fetched;

/** Delay of the first toast in milliseconds: screen readers announce only what is added to a live region they know already. */
const REGION_DELAY = 150;

/**
 * Shows the toasts of the whole site. The library is loaded with the first toast or when its shortcut is first pressed; if it
 * cannot be loaded, the toast is shown without it.
 */
export function Toaster() {
  const { words, figures } = useSite();
  const [library, setLibrary] = useState<Library>();
  const [plain, setPlain] = useState<ToastMessage>();
  const { dismiss } = words.toasts;
  const keys = figures.find(({ key }) => key === 'toast-hotkey')?.value ?? '';

  useEnhancement(() => {
    let fetching: Promise<Library> | undefined;
    const fetched = () =>
      (fetching ??= import('./Toasts').then(async (module) => {
        setLibrary(module);
        await new Promise((resolve) => setTimeout(resolve, REGION_DELAY));
        return module;
      }));
    const raise = (toast: ToastMessage) =>
      fetched()
        .then(({ show }) => {
          setPlain(undefined);
          show(toast, dismiss);
        })
        .catch(() => {
          fetching = undefined;
          setPlain(toast);
        });
    const call = (event: KeyboardEvent) => {
      if (pressed(event, hotkey(keys))) fetched().catch(() => (fetching = undefined));
    };
    const stop = toasts.listen((toast) => void raise(toast));
    document.addEventListener('keydown', call);
    return () => {
      stop();
      document.removeEventListener('keydown', call);
    };
  }, [dismiss, keys]);

  return (
    <>
      {library && <library.Toasts />}
      <div role="status" className={plain && styles.plain}>
        {plain && <Toast toast={plain} dismiss={dismiss} onDismiss={() => setPlain(undefined)} />}
      </div>
    </>
  );
}
