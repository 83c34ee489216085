import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether scripts have taken over the page: false in the built HTML and while React compares itself with it, true from
 * then on. For controls that are of no use without scripts.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
