import type { Figure, Shade } from '../options';

/** Threads across a strip, and the side of a motif. */
export const stripWidth = 18;

const half = stripWidth / 2;

/**
 * A point in a square motif. `x` counts threads from the strip's axis outwards, so every motif is the same from left and right.
 */
interface Point {
  /** Threads from the axis: 0 beside it, `half` − 1 at the edge. */
  readonly x: number;
  /** Picks from the middle: 0 beside it, `half` − 1 at either end. */
  readonly y: number;
  /** Picks from the top. */
  readonly row: number;
}

/** A square figure, by the shade at each point. */
type Motif = (point: Point, figure: Figure) => Shade;

/** A count in steps of two threads. */
const step = (at: number): number => Math.floor(at / 2);

/** Every motif. Their order never changes, because a title chooses by place. */
const motifs = {
  /** A stepped lozenge with an eye. */
  diamond: ({ x, y }, [field, figure, inlay, eye]) => {
    const ring = Math.ceil(half / 2) - 1 - step(x) - step(y);
    if (ring < 0) return field;
    if (ring === 0) return figure;
    if (ring < 3) return inlay;
    return step(x) + step(y) === 0 ? eye : field;
  },
  /** Two triangles that meet. */
  hourglass: ({ x, y }, [field, figure, , eye]) => {
    if (step(x) === step(y)) return eye;
    return y > x ? figure : field;
  },
  /** Five by five draughts. */
  checker: ({ x, y }, [field, figure, , eye]) => {
    const across = Math.floor((x + 2) / 4);
    const along = Math.floor((y + 2) / 4);
    if (across + along === 0) return eye;
    return (across + along) % 2 ? field : figure;
  },
  /** Nested chevrons that point at the middle from four sides. */
  arrow: ({ x, y }, [field, figure, inlay, eye]) => {
    const band = (((step(x) - step(y)) % 5) + 5) % 5;
    return [figure, figure, field, x > y ? inlay : eye][band] ?? field;
  },
  /** Two combs with their teeth towards each other. */
  teeth: ({ x, y }, [field, figure, inlay, eye]) => {
    const fromEnd = half - 1 - y;
    if (fromEnd < 2) return figure;
    if (fromEnd < 5) return Math.floor((x + 1) / 2) % 2 ? field : figure;
    if (fromEnd === 5) return field;
    return y === 0 ? eye : inlay;
  },
  /** Rungs between two rails. */
  ladder: ({ x, y }, [field, figure, inlay, eye]) => {
    const fromEdge = half - 1 - x;
    if (fromEdge < 3) return figure;
    if (fromEdge === 3) return field;
    return [eye, field, inlay][Math.floor((y + 1) / 2) % 4] ?? field;
  },
  /** A cross with stepped arms in a dotted frame. */
  cross: ({ x, y }, [field, figure, inlay, eye]) => {
    const [near, far] = [Math.min(step(x), step(y)), Math.max(step(x), step(y))];
    if (far === 0) return eye;
    if (near < 2 && far < 3) return figure;
    if (near < 3 && far < 4) return field;
    return (near + far) % 2 === 0 ? inlay : field;
  },
  /** Four small wells. */
  wells: ({ x, y }, [field, figure, , eye]) => {
    const middle = (half - 1) / 2;
    const ring = Math.floor(Math.abs(x - middle)) + Math.floor(Math.abs(y - middle));
    return [eye, field, figure, figure][ring] ?? field;
  },
  /** The open iris of a lens. */
  iris: ({ x, y }, [field, figure, inlay, eye]) => {
    const reach = Math.max(x, y, Math.floor(((x + y) * 3) / 4));
    if (reach < 2) return eye;
    if (reach < 4) return field;
    if (reach < half - 2) return figure;
    return reach === half - 2 ? field : inlay;
  },
  /** One frame of film between its perforations. */
  frame: ({ x, y }, [field, figure, inlay, eye]) => {
    const fromEdge = half - 1 - x;
    if (fromEdge < 4) return fromEdge > 0 && fromEdge < 3 && Math.floor((y + 1) / 2) % 2 === 0 ? field : figure;
    if (y > half - 3) return figure;
    if (y > half - 4 || fromEdge === 4) return field;
    return x < 2 && y < 2 ? eye : inlay;
  },
  // Not the same from both ends of the strip:
  /** Chevrons one above the other. */
  zig: ({ x, row }, [field, figure, , eye]) => {
    const pick = (row + 2 * step(x)) % half;
    return [figure, figure, figure, figure, field, eye, eye][pick] ?? field;
  },
  /** A stepped gable, three deep. */
  stairs: ({ x, row }, [field, figure, inlay, eye]) => {
    const depth = step(row) - 2 * step(x);
    return depth < 0 ? field : ([figure, figure, inlay, inlay, field][depth] ?? eye);
  },
} as const satisfies Record<string, Motif>;

/** The name of a motif. */
export type MotifName = keyof typeof motifs;

/** The names of all motifs, in order. */
export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];

/**
 * Draws a motif.
 * @returns as many rows as a strip is wide, the same read from left and from right
 */
export const weaveMotif = (name: MotifName, figure: Figure): Shade[][] => {
  const fromMiddle = (at: number): number => (at < half ? half - 1 - at : at - half);
  const places = Array.from({ length: stripWidth }, (_, at) => at);
  return places.map((row) => places.map((x) => motifs[name]({ x: fromMiddle(x), y: fromMiddle(row), row }, figure)));
};
