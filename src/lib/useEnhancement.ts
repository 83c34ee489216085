import { type DependencyList, type EffectCallback, useEffect } from 'react';
import { logErrors } from './logErrors';

/**
 * An effect whose errors are logged and ignored. An error in an ordinary effect would make React unmount the whole tree.
 * @param effect as for `useEffect`
 * @param dependencies as for `useEffect`
 */
export function useEnhancement(effect: EffectCallback, dependencies: DependencyList): void {
  useEffect(() => {
    const end = logErrors(effect);
    return () => void (end && logErrors(end));
    // The linter checks the list where this hook is called.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
}
