import { useEffect, useState } from 'react';
import { viewOf } from './viewOf';

/** The distance from an end, in px, that still counts as the end, because zoomed windows scroll to fractions of a pixel. */
const TOLERANCE = 2;

/** Removes the links before a scroll position from the tab order, and adds the others: Tab then reaches a visible one without scrolling. */
function skipBefore(row: HTMLElement, left: number) {
  const entries = [...row.querySelectorAll('li')];
  const start = entries[0]?.offsetLeft ?? 0;
  for (const entry of entries) {
    const isBefore = entry.offsetLeft - start < left - TOLERANCE;
    for (const link of entry.querySelectorAll('a')) link.tabIndex = isBefore ? -1 : 0;
  }
}

/** Returns if a row of equal entries is at its start or end, and a function that scrolls it by a view: back (-1) or forward (1). */
export function useCarousel(row: HTMLElement | null) {
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(false);

  useEffect(() => {
    if (!row) return undefined;
    const update = () => {
      setAtStart(row.scrollLeft <= TOLERANCE);
      setAtEnd(row.scrollWidth - row.clientWidth - row.scrollLeft <= TOLERANCE);
    };
    update();
    const ending = new AbortController();
    row.addEventListener('scroll', update, { passive: true, signal: ending.signal });
    window.addEventListener('resize', update, { signal: ending.signal });
    // When a visible entry has the focus, all entries are in the tab order again.
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
