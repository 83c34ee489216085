import { useState } from 'react';
import { tooltips } from '../../lib/tooltips';
import { useEnhancement } from '../../lib/useEnhancement';
import type * as Fetched from './Tooltips';

type Library = typeof Fetched;

/**
 * The tooltips of the whole site. The library that opens and positions them is loaded when a control first needs one; if it
 * cannot be loaded there is none, and a click on the control still says the same by toast.
 */
export function Tooltip() {
  const [library, setLibrary] = useState<Library>();
  const [known, setKnown] = useState<ReadonlyMap<HTMLElement, string>>(new Map());

  useEnhancement(
    () =>
      tooltips.listen(({ target, text }) => {
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

  return library && <library.Tooltips tooltips={known} />;
}
