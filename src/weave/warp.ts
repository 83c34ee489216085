import type { Shade } from './colourways';

/**
 * Half a strip's warp, from its edge to its axis: 0 ground, 1 strong stripe, 2 quiet stripe, 3 light. The narrower strip
 * of a band leaves out the thread at the axis.
 */
export const warps = ['000100220', '100003000', '220100000', '000001010', '011102000', '000022200'] as const;

/** The shades of a warp: those of the stripes 0 to 3. */
type Threading = readonly [Shade, Shade, Shade, Shade];

/** The shades of strips with an even number, and of those with an odd one. */
export const evenThreading: Threading = [0, 1, 3, 4];
export const oddThreading: Threading = [0, 2, 1, 4];

/**
 * The warp of one strip.
 * @param half - one of `warps`
 * @param width - threads, an even number up to 18
 * @param threading - the shade of each kind of stripe
 * @returns `width` shades, the same read from left and from right
 */
export const stretchWarp = (half: string, width: number, threading: Threading): Shade[] => {
  const left = [...half.slice(0, width / 2)].map((kind): Shade => threading[Number(kind)] ?? threading[0]);
  return [...left, ...left.toReversed()];
};
