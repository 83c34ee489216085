import { cloth, warpOf } from '../../weave/cloth';
import { type Shade, palettes } from '../../weave/colourways';
import type { Ink } from '../../weave/inks';
import type { ClothName } from '../../weave/pageCloths';

/** Threads across one strip. */
export const stripWidth = 18;

/** Endless cloth, asked thread by thread. */
export interface Fabric {
  /** Threads from selvedge to selvedge. */
  readonly across: number;
  /** Picks after which it repeats. */
  readonly period: number;
  /** The ink of the cloth at a thread and a pick; fractions are places within them. */
  woven(thread: number, pick: number): Ink;
  /** The ink of the bare warp at a thread, before the weft is in; nothing between two threads. */
  bare(thread: number): Ink | undefined;
}

/** How far a seam reaches into the thread on either side of it. */
export const seam = 1 / 6;

/**
 * The cloth of a page, as wide as wanted and as long as wanted.
 * @param name what it is woven from, and in which colours
 * @param strips strips side by side
 */
export function fabric({ title, colourway }: ClothName, strips: number): Fabric {
  const { design, threads } = cloth(title, { colourway, strips, stripWidth });
  const palette = palettes[colourway].inks;
  const across = strips * stripWidth;
  const period = threads.length;
  const warps = Array.from({ length: strips }, (_, at) => warpOf(design, at, strips, stripWidth));
  const ink = (shade: Shade | undefined): Ink => palette[shade ?? 0];
  return {
    across,
    period,
    woven(thread, pick) {
      const within = thread % stripWidth;
      const inner = thread > seam && thread < across - seam;
      if (inner && (within < seam || within > stripWidth - seam)) return 'night';
      const row = threads[((Math.floor(pick) % period) + period) % period];
      return ink(row?.[Math.floor(thread)]);
    },
    bare(thread) {
      // Two threads hang as one line: its stripe wins over the ground.
      const within = (thread % 2) / 2;
      if (within < 0.3 || within > 0.7) return undefined;
      const first = Math.floor(thread / 2) * 2;
      const warp = warps[Math.floor(first / stripWidth)];
      const at = first % stripWidth;
      return ink(warp?.[at] || warp?.[at + 1]);
    },
  };
}
