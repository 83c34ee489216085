import { type DependencyList, type EffectCallback, useEffect } from 'react';

/** Runs a function, and logs its error to the console if it throws. */
function logErrors<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Runs an effect as `useEffect` does, but logs its errors. An error in `useEffect` would make React unmount the tree. */
export function useEnhancement(effect: EffectCallback, dependencies: DependencyList): void {
  useEffect(() => {
    const end = logErrors(effect);
    return () => void (end && logErrors(end));
    // The linter checks the dependencies in the call of this hook.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
}
