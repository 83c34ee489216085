import { useSyncExternalStore } from 'react';
import { isSending, watchSending } from '../../lib/forms/send';

/** True while a form is on its way, also when it set out before this page was opened. */
export function useSending(key: string): boolean {
  return useSyncExternalStore(
    watchSending,
    () => isSending(key),
    () => false,
  );
}
