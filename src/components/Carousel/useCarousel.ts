import { type RefObject, useEffect, useState } from 'react';

/** The distance from an end, in px, that still counts as the end, because zoomed windows scroll to fractions of a pixel. */
const TOLERANCE = 2;

/** Returns the distance to the next view of a row of equal entries, in px: as many whole entries as fit, at least one. */
function viewOf(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>(':scope > ul > li');
  if (!first || !second) return row.clientWidth;
  const pitch = second.offsetLeft - first.offsetLeft;
  return Math.max(1, Math.floor((row.clientWidth - first.offsetLeft) / pitch)) * pitch;
}

/**
 * Returns if a row of equal entries is at its start or end, and a function that scrolls it by a view: back (-1) or forward (1). Before
 * hydration the row is at both.
 */
export function useCarousel(rowRef: RefObject<HTMLElement | null>) {
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const update = () => {
      setAtStart(row.scrollLeft <= TOLERANCE);
      setAtEnd(row.scrollWidth - row.clientWidth - row.scrollLeft <= TOLERANCE);
    };
    update();
    const controller = new AbortController();
    row.addEventListener('scroll', update, { passive: true, signal: controller.signal });
    window.addEventListener('resize', update, { signal: controller.signal });
    return () => controller.abort();
  }, [rowRef]);

  const turn = (direction: -1 | 1) => {
    const row = rowRef.current;
    row?.scrollBy({ left: direction * viewOf(row) });
  };
  return { atStart, atEnd, turn };
}
