import { cloth, ribbon, stripWidth, warpOf } from './cloth';
import { type PaletteName, type Shade, palettes } from './colourways';
import { type Ink, inks } from './inks';
import { chooserFrom } from './random';
import { clothPaths, clothSvg, inkPath, svgDocument } from './svg';

// Without a colourway the title chooses it.

/** A band: one period of one strip of 16 threads, running to the right. It repeats seamlessly, 16 or 32 pixels high. */
export const bandSvg = (title: string, colourway?: PaletteName): string =>
  clothSvg(ribbon(title, 16, colourway), { sideways: true });

/** A broad cloth: one period of five strips of 18 threads, running to the right. It repeats seamlessly, 180 pixels high. */
export const broadSvg = (title: string, colourway?: PaletteName): string =>
  clothSvg(cloth(title, { colourway }), { sideways: true });

/** A selvedge: one period of one strip of 16 threads, running down. It repeats seamlessly, 16, 32 or 64 pixels wide. */
export const selvedgeSvg = (title: string, colourway?: PaletteName): string => clothSvg(ribbon(title, 16, colourway));

/**
 * A strip of 18 threads, running down: 72 pixels wide, and at least 7200 pixels high, more than a block of text may grow. One
 * period is drawn, and repeated by reference.
 */
export const stripSvg = (title: string, colourway?: PaletteName): string => {
  const piece = ribbon(title, 18, colourway);
  const period = piece.threads.length;
  const repeats = Math.ceil(1800 / period);
  const uses = Array.from({ length: repeats - 1 }, (_, at) => `<use href="#a" y="${(at + 1) * period}"/>`);
  return svgDocument(18, repeats * period, 4, `<g id="a">${clothPaths(piece)}</g>${uses.join('')}`);
};

/** The shade that two neighbouring warp threads show together: that of a stripe rather than the ground. */
const pairs = (warp: readonly Shade[]): Shade[] =>
  warp.flatMap((shade, at): Shade[] => (at % 2 ? [] : [shade || (warp[at + 1] ?? shade)]));

/**
 * An unfinished cloth: strips run to the right, each woven up to its own pick; beyond it the bare warp is drawn, thread by thread.
 * @param title - what the cloth is woven from
 */
export const mapWeaveSvg = (title: string): string => {
  const [colourway, paper, strips] = ['vat', 'shea', 7] as const;
  // The length of the warp in picks, and how much of it is woven on average.
  const [length, woven] = [324, 146];
  const choose = chooserFrom(`${title} on the loom`);
  // Where each strip's weaving ends.
  const fells = Array.from({ length: strips }, () => woven + choose([-24, -15, -9, -3, 3, 9, 15, 24]));
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
