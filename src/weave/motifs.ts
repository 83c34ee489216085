import type { Figure, Shade } from './colourways';
import { centred } from './motifsCentred';
import { directed } from './motifsDirected';

/**
 * A crossing of warp and weft inside a square motif. `x` counts threads from the strip's axis outwards, so that whatever
 * a motif does, it does on both sides: no motif can lose its mirror symmetry.
 */
interface Crossing {
  /** Threads from the axis: 0 beside it, `half` − 1 at the edge. */
  readonly x: number;
  /** Picks from the middle: 0 beside it, `half` − 1 at either end. */
  readonly y: number;
  /** Picks from the top. */
  readonly row: number;
  /** Half the motif's side, in threads: 8 or 9. */
  readonly half: number;
}

/** A square figure: a crossing in, its shade out. */
export type Motif = (crossing: Crossing, figure: Figure) => Shade;

/** Every motif by name. Geometry of the loom and of film, none of it a sign that belongs to somebody. */
const motifs = { ...centred, ...directed } as const satisfies Record<string, Motif>;

/** The name of a motif. */
export type MotifName = keyof typeof motifs;

/** All names, in an order that never changes: a title picks by place. */
export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];

/**
 * Weaves a motif.
 *
 * @param name - which one
 * @param side - its side in threads, an even number
 * @param figure - its four shades
 * @returns `side` rows of `side` shades, the same read from left and from right
 */
export const weaveMotif = (name: MotifName, side: number, figure: Figure): Shade[][] => {
  const half = side / 2;
  const fromMiddle = (at: number): number => (at < half ? half - 1 - at : at - half);
  const places = Array.from({ length: side }, (_, at) => at);
  return places.map((row) =>
    places.map((x) => motifs[name]({ x: fromMiddle(x), y: fromMiddle(row), row, half }, figure)),
  );
};
