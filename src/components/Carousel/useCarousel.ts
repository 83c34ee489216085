import { useState } from 'react';
import { useEnhancement } from '../../lib/useEnhancement';
import { viewOf } from './viewOf';

/** Distance from an end in px that still counts as the end: zoomed windows scroll to fractions of a pixel. */
const TOLERANCE = 2;

/** Takes the entries before a scroll position out of the tab order, and puts the others in: Tab then goes to a visible one, and the row stays. */
function skipBefore(row: HTMLElement, left: number) {
  const entries = [...row.querySelectorAll('li')];
  const start = entries[0]?.offsetLeft ?? 0;
  for (const entry of entries) {
    const isBefore = entry.offsetLeft - start < left - TOLERANCE;
    for (const link of entry.querySelectorAll('a')) link.tabIndex = isBefore ? -1 : 0;
  }
}

/** Returns, once hydrated, if a row of equal entries is at its start or end, and a function that scrolls it a view: back (-1) or forward (1). */
export function useCarousel(row: HTMLElement | null) {
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);

  useEnhancement(() => {
    if (!row) return undefined;
    const update = () => {
      setAtStart(row.scrollLeft <= TOLERANCE);
      setAtEnd(row.scrollWidth - row.clientWidth - row.scrollLeft <= TOLERANCE);
    };
    update();
    const ending = new AbortController();
    row.addEventListener('scroll', update, { passive: true, signal: ending.signal });
    window.addEventListener('resize', update, { signal: ending.signal });
    // From the first visible entry on, Tab and Shift+Tab reach all again.
    const reachAll = ({ target }: FocusEvent) => target !== row && skipBefore(row, 0);
    row.addEventListener('focusin', reachAll, { signal: ending.signal });
    return () => ending.abort();
  }, [row]);

  const turn = (direction: -1 | 1) => {
    if (!row) return;
    const left = Math.min(row.scrollLeft + direction * viewOf(row), row.scrollWidth - row.clientWidth);
    skipBefore(row, left);
    row.scrollTo({ left });
  };
  return { atStart, atEnd, turn };
}
