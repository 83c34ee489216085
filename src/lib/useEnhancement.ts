import { type DependencyList, type EffectCallback, useEffect } from 'react';
import { attempt } from './attempt';

/**
 * An effect the page can do without. An ordinary one that throws takes away all that React has rendered; of this one
 * nothing is left but an error in the console.
 * @param effect as for `useEffect`
 * @param dependencies as for `useEffect`
 */
export function useEnhancement(effect: EffectCallback, dependencies: DependencyList): void {
  useEffect(() => {
    const end = attempt(effect);
    return () => void (end && attempt(end));
    // Given by the caller, whose list the linter checks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, dependencies);
}
