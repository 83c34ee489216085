import type { Figure, Shade } from './colourways';
import { type MotifName, weaveMotif } from './motifs';

/** One period of a strip. */
export interface Strip {
  /** Rows of threads from the first bar to the last pick before the next. */
  readonly rows: readonly (readonly Shade[])[];
  /** How many of the rows are the block (bars, motif, bars); the rest is field: the plain warp. */
  readonly block: number;
}

/** What a strip is made of. */
export interface StripPlan {
  /** Threads across. */
  readonly width: number;
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

/** Bars of main and second shade in turn, a pick of ground between them, the middle one thicker. */
const weaveBars = (count: number, unit: number): Shade[] =>
  Array.from({ length: count }, (_, at): Shade[] => {
    const fromEnd = Math.min(at, count - 1 - at);
    const thick = Math.abs(at - (count - 1) / 2) < 1;
    const bar = Array<Shade>(unit + (thick ? 1 : 0)).fill(fromEnd % 2 ? 2 : 1);
    return at === 0 ? bar : [0, ...bar];
  }).flat();

/** The length of a block in picks. */
export const blockLength = ({ width, bars, unit }: Pick<StripPlan, 'width' | 'bars' | 'unit'>): number =>
  2 * weaveBars(bars, unit).length + width + 4;

/** Makes one period of a strip: bars, light pick, motif, light pick, bars; then the field, with one line across its middle. */
export const weaveStrip = ({ width, motif, figure, warp, bars, unit, period }: StripPlan): Strip => {
  const across = (shade: Shade): Shade[] => Array<Shade>(width).fill(shade);
  const edge = [...weaveBars(bars, unit), 0 as const, 4 as const].map(across);
  const block = [...edge, ...weaveMotif(motif, width, figure), ...edge.toReversed()];
  const picks = period - block.length;
  const field = Array.from({ length: picks }, (_, at) => {
    const fromMiddle = Math.abs(at - (picks - 1) / 2);
    if (picks < 16 || fromMiddle > 1.5) return warp;
    return across(fromMiddle < 1 ? 1 : 0);
  });
  return { rows: [...block, ...field], block: block.length };
};
