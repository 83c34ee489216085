import { cloth, stripWidth, warpOf } from './cloth';
import { type Shade, palettes } from './colourways';
import { type Ink, inks } from './inks';
import { chooserFrom } from './random';
import { clothPaths, inkPath, svgDocument } from './svg';

/** The colourway, the ink of the paper below, and the number of strips. */
const [colourway, paper, strips] = ['vat', 'shea', 7] as const;

/** The length of the warp in picks, and how much of it is woven on average. */
const [length, woven] = [324, 146];

/** The shade that two neighbouring warp threads show together: that of a stripe rather than the ground. */
const pairs = (warp: readonly Shade[]): Shade[] =>
  warp.flatMap((shade, at): Shade[] => (at % 2 ? [] : [shade || (warp[at + 1] ?? shade)]));

/**
 * An unfinished cloth: strips run to the right, each woven up to its own pick; beyond it the bare warp is drawn, thread by thread.
 * @param title - what the cloth is woven from
 */
export const mapWeaveSvg = (title: string): string => {
  const chooser = chooserFrom(`${title} on the loom`);
  // Where each strip's weaving ends.
  const fells = Array.from({ length: strips }, () => woven + chooser.pick([-24, -15, -9, -3, 3, 9, 15, 24]));
  const longest = Math.max(...fells);
  const piece = cloth(title, { colourway, strips, picks: longest });
  const unwoven = fells.map((fell, at) => `M${fell} ${at * stripWidth}H${longest}v${stripWidth}H${fell}z`);
  const lines = new Map<Ink, string>();
  for (const [at, fell] of fells.entries()) {
    for (const [pair, shade] of pairs(warpOf(piece.design, at, strips)).entries()) {
      const ink = palettes[colourway].inks[shade];
      if (ink !== paper) lines.set(ink, `${lines.get(ink) ?? ''}M${fell} ${at * stripWidth + pair * 2 + 1}H${length}`);
    }
  }
  const warp = [...lines].map(([ink, data]) => `<path stroke="${inks[ink]}" stroke-width=".5" d="${data}"/>`);
  const body = clothPaths(piece, true) + inkPath(paper, unwoven.join('')) + warp.join('');
  return svgDocument(length, strips * stripWidth, 2, body);
};
