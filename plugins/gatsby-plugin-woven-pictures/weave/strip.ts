import type { Figure, Shade } from '../options';
import { type MotifName, stripWidth, weaveMotif } from './motifs';

/** What a strip is made of. */
export interface StripPlan {
  readonly motif: MotifName;
  readonly figure: Figure;
  /** The shades of its warp, from edge to edge. */
  readonly warp: readonly Shade[];
  /** Bars on either side of the motif. */
  readonly bars: number;
  /** Picks of the thinnest bar. */
  readonly unit: number;
  /** Picks of the whole period. */
  readonly period: number;
}

/** Half a strip's warp, from its edge to its axis: 0 ground, 1 strong stripe, 2 quiet stripe, 3 light. */
export const warps = ['000100220', '100003000', '220100000', '000001010', '011102000', '000022200'] as const;

/** The shades of stripes 0 to 3, in strips with an even number and in those with an odd one. */
const threadings: Record<'even' | 'odd', readonly Shade[]> = { even: [0, 1, 3, 4], odd: [0, 2, 1, 4] };

/**
 * The warp of one strip.
 * @param half - one of `warps`
 * @returns its shades, the same read from left and from right
 */
export const stretchWarp = (half: string, parity: 'even' | 'odd'): Shade[] => {
  const left = [...half].map((kind): Shade => threadings[parity][Number(kind)] ?? 0);
  return [...left, ...left.toReversed()];
};

/** Bars of main and second shade in turn, a pick of ground between them, the middle one thicker. */
const weaveBars = (count: number, unit: number): Shade[] =>
  Array.from({ length: count }, (_, at): Shade[] => {
    const fromEnd = Math.min(at, count - 1 - at);
    const thick = Math.abs(at - (count - 1) / 2) < 1;
    const bar = Array<Shade>(unit + (thick ? 1 : 0)).fill(fromEnd % 2 ? 2 : 1);
    return at === 0 ? bar : [0, ...bar];
  }).flat();

/** The length of a block in picks. */
export const blockLength = ({ bars, unit }: Pick<StripPlan, 'bars' | 'unit'>): number =>
  2 * weaveBars(bars, unit).length + stripWidth + 4;

/**
 * Makes one period of a strip.
 * @returns its rows of threads. The first `block` of them are bars, light pick, motif, light pick, bars; the rest is field: the
 * plain warp, with one line across its middle.
 */
export const weaveStrip = ({ motif, figure, warp, bars, unit, period }: StripPlan) => {
  const across = (shade: Shade): readonly Shade[] => Array<Shade>(stripWidth).fill(shade);
  const edge = [...weaveBars(bars, unit), 0 as const, 4 as const].map(across);
  const block = [...edge, ...weaveMotif(motif, figure), ...edge.toReversed()];
  const picks = period - block.length;
  const field = Array.from({ length: picks }, (_, at) => {
    const fromMiddle = Math.abs(at - (picks - 1) / 2);
    if (picks < 16 || fromMiddle > 1.5) return warp;
    return across(fromMiddle < 1 ? 1 : 0);
  });
  return { rows: [...block, ...field], block: block.length };
};
