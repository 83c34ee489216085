import { useEffect, useState } from 'react';

/** The distance of the reading line from the window's upper edge, in px: a little below header and index. */
const readingLine = 200;

type Block = { readonly slug: string };

/** Returns true if a block begins at the reading line or above it. */
function isReached({ slug }: Block): boolean {
  const block = document.getElementById(slug);
  return block !== null && block.getBoundingClientRect().top <= readingLine;
}

/**
 * Finds the block in view: the last one that begins at the reading line or above it.
 * @param blocks in the order of the page; their slugs are the ids of their elements
 * @returns the slug; undefined above the first block and before hydration
 */
export function useBlockInView(blocks: readonly Block[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const update = () => setCurrent(blocks.filter(isReached).pop()?.slug);
    update();
    const ending = new AbortController();
    window.addEventListener('scroll', update, { passive: true, signal: ending.signal });
    window.addEventListener('resize', update, { signal: ending.signal });
    return () => ending.abort();
  }, [blocks]);

  return current;
}
