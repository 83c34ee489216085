import { useSyncExternalStore } from 'react';
import { isUnderway, watchUnderway } from '../../lib/forms/underway';

/** True while a form is on its way, also when it set out before this page was opened. */
export function useSending(key: string): boolean {
  return useSyncExternalStore(
    watchUnderway,
    () => isUnderway(key),
    () => false,
  );
}
