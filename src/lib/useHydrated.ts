import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False in the built HTML and during hydration, true afterwards: for controls that need scripts. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);
