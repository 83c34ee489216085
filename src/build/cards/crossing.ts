import type { Ink } from '../../weave/inks';
import { type Fabric, stripWidth } from './fabric';
import { loom } from './loom';
import type { Painter } from './scene';

/** Strips that stand and strips that lie across them. */
export interface Crossing {
  readonly standing: Fabric;
  readonly lying: Fabric;
  /** Where the lying strips begin on the left, and the standing ones at the top; all run out of the frame. */
  readonly from: readonly [left: number, top: number];
  /** Left edges of the standing strips, and top edges of the lying ones. */
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
  /** Pixels a thread, a whole number. */
  readonly scale: number;
}

/** The dark line along a strip, in pixels: it tells over from under. */
const selvedge = 4;
const selvedgeInk: Ink = 'night';

/** Plain weave, with strips for threads: by turns over and under. */
export function crossing({ standing, lying, from: [left, top], lefts, tops, scale }: Crossing): Painter {
  const wide = stripWidth * scale;
  // Pulled along by its own place, so that no two strips show the same.
  const warp = lefts.map((at) => loom({ cloth: standing, way: 'down', from: [at, top], scale, fells: [0], shift: at }));
  const weft = tops.map((at) => loom({ cloth: lying, way: 'right', from: [left, at], scale, fells: [0], shift: at }));
  const strip = (starts: readonly number[], at: number): number =>
    starts.findIndex((start) => at >= start - selvedge && at < start + wide + selvedge);
  return (x, y) => {
    const column = y < top ? -1 : strip(lefts, x);
    const row = x < left ? -1 : strip(tops, y);
    if (column < 0 && row < 0) return undefined;
    const over = row < 0 || (column >= 0 && (column + row) % 2 === 0);
    return (over ? warp[column] : weft[row])?.(x, y) ?? selvedgeInk;
  };
}
