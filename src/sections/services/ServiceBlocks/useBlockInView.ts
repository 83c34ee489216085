import { useEffect, useState } from 'react';

/** The distance of the reading line from the window's upper edge, in px: a little below header and index. */
const readingLine = 200;

/** Returns true if a block begins at the reading line or above it. */
function isReached(id: string): boolean {
  const block = document.getElementById(id);
  return block !== null && block.getBoundingClientRect().top <= readingLine;
}

/**
 * Finds the block in view: the last one that begins at the reading line or above it.
 * @param ids the blocks' ids, in the order of the page
 * @returns the id; undefined above the first block and before hydration
 */
export function useBlockInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    const order = list.split(' ');
    const update = () => setCurrent(order.filter(isReached).pop());
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [list]);

  return current;
}
