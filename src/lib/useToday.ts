import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const today = () => new Date().toISOString().slice(0, 10);
const unknown = () => '';

/**
 * Returns the visitor's day as `2026-12-18`, in UTC, which is the time of Ghana. In the built HTML and during hydration it is empty,
 * and therefore before every day: what is open at a build closes in the browser, without another build.
 */
export const useToday = (): string => useSyncExternalStore(never, today, unknown);
