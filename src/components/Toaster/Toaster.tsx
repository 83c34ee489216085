import { useState } from 'react';
import { TOAST_HOTKEY } from '../../lib/constants';
import { toasts, type ToastMessage } from '../../lib/toasts';
import { useEnhancement } from '../../lib/useEnhancement';
import { useSite } from '../../lib/useSite';
import { Toast } from './Toast';
import type * as Fetched from './Toasts';
import * as styles from './Toaster.module.scss';

type Library = typeof Fetched;

const fetchLibrary = (): Promise<Library> => import('./Toasts');

// A button pressed before the scripts ran (gatsby-plugin-small-pages) most likely shows one: fetched while the page is hydrated.
if (typeof window !== 'undefined' && window.pressed) fetchLibrary().catch(() => undefined);

/** How long what is announced stays, in milliseconds: it is not part of the page's text. */
const ANNOUNCED = 3000;

/**
 * Shows the toasts of the whole site. The library is loaded with the first toast or when its shortcut is first pressed; if it
 * cannot be loaded, the toast is shown without it.
 */
export function Toaster() {
  const { words } = useSite();
  const [library, setLibrary] = useState<{ Toasts: Library['Toasts']; onReady: () => void }>();
  const [plain, setPlain] = useState<ToastMessage>();
  const [announced, setAnnounced] = useState({ text: '', count: 0 });
  const { dismiss } = words.toasts;

  useEnhancement(() => {
    let fetching: Promise<Library> | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const silence = () => setAnnounced(({ count }) => ({ text: '', count }));
    const fetched = () =>
      (fetching ??= fetchLibrary().then(
        (module) => new Promise((resolve) => setLibrary({ Toasts: module.Toasts, onReady: () => resolve(module) })),
      ));
    const raise = (toast: ToastMessage) => {
      // Counted, so that the same text is announced again.
      setAnnounced(({ count }) => ({ text: `${toast.title}. ${toast.message}`, count: count + 1 }));
      clearTimeout(timer);
      timer = setTimeout(silence, ANNOUNCED);
      return fetched()
        .then(({ show }) => {
          setPlain(undefined);
          show(toast, dismiss);
        })
        .catch(() => {
          fetching = undefined;
          setPlain(toast);
        });
    };
    const call = (event: KeyboardEvent) => {
      // By the place of the key, not by what it types.
      if (TOAST_HOTKEY.keys.every((key) => key === event.code || event[key as 'altKey']))
        fetched().catch(() => (fetching = undefined));
    };
    const stop = toasts.listen((toast) => void raise(toast));
    document.addEventListener('keydown', call);
    return () => {
      stop();
      document.removeEventListener('keydown', call);
    };
  }, [dismiss]);

  return (
    <>
      {library && <library.Toasts onReady={library.onReady} />}
      {/* Screen readers announce what is added to a live region they know already; sonner's own is new with its first toast. */}
      <div role="status" className={plain ? styles.plain : 'u-visually-hidden'}>
        {plain ? (
          <Toast toast={plain} dismiss={dismiss} onDismiss={() => setPlain(undefined)} />
        ) : (
          <p key={announced.count}>{announced.text}</p>
        )}
      </div>
    </>
  );
}
