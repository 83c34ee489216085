import { useEffect, useState } from 'react';

/** Pixels below the window's upper edge, a little below bar and index: a block that reaches up to here is being read. */
const readingLine = 200;

/** Whether a block begins further down than the line. */
function isBelowLine(id = ''): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  return top > readingLine;
}

/**
 * Which of several blocks is being read: the last one whose upper edge has passed a line below bar and index.
 * @param ids the blocks' ids, in the order of the page
 * @returns the id, or nothing before the first block is reached and while scripts have not run
 */
export function useBlockInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    const order = list.split(' ');
    let observer: IntersectionObserver | undefined;

    function observe() {
      observer?.disconnect();
      const crossing = new Set<string>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) crossing.add(target.id);
            else crossing.delete(target.id);
          }
          const last = order.findLast((id) => crossing.has(id));
          // Between two blocks the upper one stays; above the first there is none.
          if (last || isBelowLine(order[0])) setCurrent(last);
        },
        // A zone one pixel high. Margins have to be given from both edges, so it is drawn anew when the window's height changes.
        { rootMargin: `-${readingLine}px 0px -${Math.max(0, window.innerHeight - readingLine - 1)}px` },
      );
      for (const id of order) {
        const block = document.getElementById(id);
        if (block) observer.observe(block);
      }
    }

    observe();
    window.addEventListener('resize', observe);
    return () => {
      window.removeEventListener('resize', observe);
      observer?.disconnect();
    };
  }, [list]);

  return current;
}
