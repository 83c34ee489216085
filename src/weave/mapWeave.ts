import { cloth, warpOf } from './cloth';
import { type PaletteName, type Shade, palettes } from './colourways';
import { type Ink, inks } from './inks';
import { chooserFrom } from './random';
import { clothPaths, inkPath, svgDocument } from './svg';

/** How the unfinished cloth is set up on the loom. */
export interface MapWeaveOptions {
  readonly colourway: PaletteName;
  /** What it lies on; the bare warp is drawn over it. */
  readonly paper: Ink;
  /** Strips one above the other. */
  readonly strips: number;
  /** Length of the warp in picks, and how much of it is woven on average. */
  readonly length: number;
  readonly woven: number;
}

/** The shade two neighbouring warp threads show together: a stripe wins over the ground. */
const pairs = (warp: readonly Shade[]): Shade[] =>
  warp.flatMap((shade, at): Shade[] => (at % 2 ? [] : [shade || (warp[at + 1] ?? shade)]));

/**
 * A cloth that is still on the loom: strips run to the right, each woven as far as its weaver has come, and beyond the
 * last pick lies its bare warp, thread by thread in its own inks.
 *
 * @param title - what is being woven
 */
export const mapWeaveSvg = (title: string, { colourway, paper, strips, length, woven }: MapWeaveOptions): string => {
  const chooser = chooserFrom(`${title} on the loom`);
  const fells = Array.from({ length: strips }, () => woven + chooser.pick([-24, -15, -9, -3, 3, 9, 15, 24]));
  const longest = Math.max(...fells);
  const piece = cloth(title, { colourway, strips, picks: longest });
  const { stripWidth, design } = piece;
  const unwoven = fells.map((fell, at) => `M${fell} ${at * stripWidth}H${longest}v${stripWidth}H${fell}z`);
  const lines = new Map<Ink, string>();
  for (const [at, fell] of fells.entries()) {
    for (const [pair, shade] of pairs(warpOf(design, at, strips, stripWidth)).entries()) {
      const ink = palettes[colourway].inks[shade];
      if (ink !== paper) lines.set(ink, `${lines.get(ink) ?? ''}M${fell} ${at * stripWidth + pair * 2 + 1}H${length}`);
    }
  }
  const warp = [...lines].map(([ink, data]) => `<path stroke="${inks[ink]}" stroke-width=".5" d="${data}"/>`);
  const body = clothPaths(piece, true) + inkPath(paper, unwoven.join('')) + warp.join('');
  return svgDocument(length, strips * stripWidth, 2, body);
};
