import { useHydrated } from './useHydrated';

/**
 * Returns today's date in UTC, which is the time of Ghana, as `2026-12-18`. In the built HTML and during hydration it is empty, which is
 * before any date: a deadline is open in the built page, and closes in the browser without another build.
 */
export const useToday = (): string => (useHydrated() ? new Date().toISOString().slice(0, 10) : '');
