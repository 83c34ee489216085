import { useSyncExternalStore } from 'react';

/** Reads the day again when a tab that was left open is shown, or when a page returns from the browser's memory. */
function whenShown(update: () => void) {
  addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
  return () => {
    removeEventListener('visibilitychange', update);
    removeEventListener('pageshow', update);
  };
}
const today = () => new Date().toISOString().slice(0, 10);
const unknown = () => '';

/**
 * Returns today's date in UTC, which is the time of Ghana, as `2026-12-18`. In the built HTML and during hydration it is empty, which is
 * before any date: a deadline is open in the built page, and closes in the browser without another build.
 */
export const useToday = (): string => useSyncExternalStore(whenShown, today, unknown);
