import { useSyncExternalStore } from 'react';
import { isSubmitting, watchSubmitting } from '../../forms/submitting';

/** True while a form is being sent, also when that began before this component was mounted. */
export function useSubmitting(key: string): boolean {
  return useSyncExternalStore(
    watchSubmitting,
    () => isSubmitting(key),
    () => false,
  );
}
