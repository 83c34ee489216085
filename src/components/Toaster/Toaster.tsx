import { useState } from 'react';
import { toasts, type ToastMessage } from '../../lib/toasts';
import { useEnhancement } from '../../lib/useEnhancement';
import type * as Library from './Toasts';

/** How long the library may take with the first toast, in milliseconds, before `onFail` says it instead. */
const PATIENCE = 5000;

/** Shows the toasts of the whole site. The library is loaded with the first one. */
export function Toaster() {
  const [library, setLibrary] = useState<typeof Library>();
  const [toast, setToast] = useState<ToastMessage>();

  useEnhancement(
    () =>
      toasts.listen((message) => {
        setToast(message);
        const fail = () => message.onFail?.();
        const late = setTimeout(fail, PATIENCE);
        import('./Toasts').then(setLibrary, fail).finally(() => clearTimeout(late));
      }),
    [],
  );

  return library && toast && <library.Toasts toast={toast} />;
}
