import { useState } from 'react';
import { useEnhancement } from '../../lib/useEnhancement';
import { viewOf } from './viewOf';

/** Distance from an end in px that still counts as the end: zoomed windows scroll to fractions of a pixel. */
const TOLERANCE = 2;

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
    return () => ending.abort();
  }, [row]);

  return { atStart, atEnd, turn: (direction: -1 | 1) => row?.scrollBy({ left: direction * viewOf(row) }) };
}
