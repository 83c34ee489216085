import { useState, type RefObject } from 'react';
import { useEnhancement } from '../../lib/useEnhancement';
import { viewOf } from './viewOf';

/** How far from an end the row may stand, in px, and still count as there: zoomed windows scroll to fractions of a px. */
const SLACK = 2;

/**
 * Moves a row of equal entries by one view at a time and knows when it stands at an end. How it moves (smoothly or at
 * once) and where it comes to rest is a matter of the style sheet.
 * @param row the element that scrolls
 * @returns `atStart` and `atEnd`, and `turn` for the buttons
 */
export function useReel(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEnhancement(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const atStart = element.scrollLeft <= SLACK;
      const atEnd = rest <= SLACK;
      setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row]);

  return {
    ...ends,
    turn: (direction: -1 | 1) => {
      const element = row.current;
      if (element) element.scrollBy({ left: direction * viewOf(element) });
    },
  };
}
