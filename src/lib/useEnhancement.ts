import { type DependencyList, type EffectCallback, useEffect } from 'react';

/** Runs a function; what it throws is logged to the console. */
function logErrors<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** An effect, as `useEffect` takes it, whose errors are logged: an error in an ordinary one would make React unmount the whole tree. */
export function useEnhancement(effect: EffectCallback, dependencies: DependencyList): void {
  useEffect(() => {
    const end = logErrors(effect);
    return () => void (end && logErrors(end));
    // The linter checks the list where this hook is called.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
}
