import { useState } from 'react';
import { useEnhancement } from '../../lib/useEnhancement';
import { viewOf } from './viewOf';

/** Distance from an end in px that still counts as the end: zoomed windows scroll to fractions of a pixel. */
const TOLERANCE = 2;

/**
 * Whether a row of equal entries is at its start or its end, and what turns it by one view, back (-1) or forward (1).
 * @param row the element that scrolls; none until it is hydrated
 */
export function useCarousel(row: HTMLElement | null) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEnhancement(() => {
    if (!row) return undefined;
    const update = () => {
      const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
      const atStart = row.scrollLeft <= TOLERANCE;
      const atEnd = rest <= TOLERANCE;
      setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
    };
    update();
    row.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      row.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [row]);

  return {
    ...ends,
    turn: (direction: -1 | 1) => {
      row?.scrollBy({ left: direction * viewOf(row) });
    },
  };
}
