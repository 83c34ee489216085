import { useState } from 'react';
import { toasts } from '../../lib/toasts';
import { useEnhancement } from '../../lib/useEnhancement';
import type * as Library from './Toasts';

/** How long a toast waits for the library before `onFail` is called, in milliseconds. */
const LOADING_TIMEOUT = 5000;

/** Shows the toasts of the whole site. The library is loaded with the first one. */
export function Toaster() {
  const [library, setLibrary] = useState<typeof Library>();

  useEnhancement(
    () =>
      toasts.listen((message) => {
        const fail = () => message.onFail?.();
        const late = setTimeout(fail, LOADING_TIMEOUT);
        import('./Toasts')
          .then((loaded) => {
            setLibrary(loaded);
            loaded.show(message);
          }, fail)
          .finally(() => clearTimeout(late));
      }),
    [],
  );

  return library && <library.Toasts />;
}
