import { useState } from 'react';
import { hotkey, pressed } from '../../lib/hotkey';
import { toasts, type Toast } from '../../lib/toasts';
import { useEnhancement } from '../../lib/useEnhancement';
import { useSite } from '../../lib/useSite';
import { Plate } from './Plate';
import type * as Fetched from './Toasts';
import * as styles from './Toaster.module.scss';

type Library = typeof Fetched;

/** Screen readers announce what is added to a region they have already met, so the first toast waits for it: milliseconds. */
const NOTICE = 150;

/**
 * Shows toasts, wherever they are raised. The library that does it is fetched with the first toast, or when its keys are
 * first pressed; should it be out of reach, the toast is shown without it.
 */
export function Toaster() {
  const { words, figures } = useSite();
  const [library, setLibrary] = useState<Library>();
  const [plain, setPlain] = useState<Toast>();
  const { dismiss } = words.toasts;
  const keys = figures.find(({ key }) => key === 'toast-hotkey')?.value ?? '';

  useEnhancement(() => {
    let fetching: Promise<Library> | undefined;
    const fetched = () =>
      (fetching ??= import('./Toasts').then(async (module) => {
        setLibrary(module);
        await new Promise((resolve) => setTimeout(resolve, NOTICE));
        return module;
      }));
    const raise = (toast: Toast) =>
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
        {plain && <Plate toast={plain} dismiss={dismiss} onDismiss={() => setPlain(undefined)} />}
      </div>
    </>
  );
}
