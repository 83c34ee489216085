import { cloth } from './cloth';
import type { PaletteName } from './colourways';
import type { Ink } from './inks';
import { ribbon } from './ribbon';
import { box, clothPaths, clothSvg, inkPath, svgDocument } from './svg';

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

/** A dashed line of 16 by 4 pixels: ten of one ink, two of another, with gaps of two. */
export const threadSvg = (long: Ink, short: Ink): string =>
  svgDocument(16, 4, 1, inkPath(long, box(10, 4)) + inkPath(short, 'M12 0h2v4h-2z'));
