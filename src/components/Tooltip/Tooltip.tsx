import { useState } from 'react';
import { tips } from '../../lib/tips';
import { useEnhancement } from '../../lib/useEnhancement';
import type * as Fetched from './Tooltips';

type Library = typeof Fetched;

/**
 * The tooltips of the whole site, in one place. The library that opens and places them is fetched when the first control
 * offers one; should it be out of reach, there is none, and pressing the control still says the same.
 */
export function Tooltip() {
  const [library, setLibrary] = useState<Library>();
  const [known, setKnown] = useState<ReadonlyMap<HTMLElement, string>>(new Map());

  useEnhancement(
    () =>
      tips.listen(({ target, text }) => {
        setKnown((before) => {
          if (before.get(target) === text) return before;
          const after = new Map(before);
          if (text) after.set(target, text);
          else after.delete(target);
          return after;
        });
        if (text) import('./Tooltips').then(setLibrary, () => undefined);
      }),
    [],
  );

  return library && <library.Tooltips tips={known} />;
}
