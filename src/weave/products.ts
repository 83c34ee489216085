import { cloth } from './cloth';
import type { PaletteName } from './colourways';
import { ribbon } from './ribbon';
import { box, clothPaths, clothSvg, inkPath, svgDocument } from './svg';
import type { Ink } from './inks';

/** The colours of a product; left out, the title chooses. */
export interface ProductOptions {
  readonly colourway?: PaletteName;
}

/**
 * A band: exactly one period of one strip of 16 threads, running to the right. It tiles without a seam at 16 or 32 px,
 * whole pixels a thread.
 */
export const bandSvg = (title: string, { colourway }: ProductOptions = {}): string =>
  clothSvg(ribbon(title, { colourway, width: 16 }), { sideways: true });

/** A broad cloth: five strips of 18 threads, one period long, running to the right. It tiles at 180 px. */
export const broadSvg = (title: string, { colourway }: ProductOptions = {}): string =>
  clothSvg(cloth(title, { colourway }), { sideways: true });

/** A selvedge: one period of a strip of 16 threads, running down. It tiles at 16, 32 or 64 px. */
export const selvedgeSvg = (title: string, { colourway }: ProductOptions = {}): string =>
  clothSvg(ribbon(title, { colourway, width: 16 }));

/**
 * A strip of 18 threads at 4 px a thread, running down, as tall as a block of text may ever grow: the period is drawn
 * once and repeated by reference.
 *
 * @param title - what it is woven from
 * @param options.picks - how tall it is at least, in picks; 1800 (7200 px) unless told
 */
export const stripSvg = (
  title: string,
  { colourway, picks = 1800 }: ProductOptions & { picks?: number } = {},
): string => {
  const piece = ribbon(title, { colourway, width: 18 });
  const period = piece.threads.length;
  const repeats = Math.ceil(picks / period);
  const uses = Array.from({ length: repeats - 1 }, (_, at) => `<use href="#a" y="${(at + 1) * period}"/>`);
  return svgDocument(piece.stripWidth, repeats * period, 4, `<g id="a">${clothPaths(piece)}</g>${uses.join('')}`);
};

/** How a picture made of cloth is cut. */
export interface PanelOptions extends ProductOptions {
  /** Width and height, in any unit: only their ratio decides what is woven. */
  readonly width: number;
  readonly height: number;
}

/**
 * Strips that suit a ratio: five on an upright or square piece, seven on a wide one, so that motifs keep their size.
 *
 * @returns threads across and picks along, the latter rounded up to whole picks
 */
export const panelThreads = ({ width, height }: PanelOptions): { strips: number; picks: number } => {
  const strips = width > height ? 7 : 5;
  return { strips, picks: Math.ceil((strips * 18 * height) / width) };
};

/** A panel of cloth that fills a given ratio, for an entry without a picture. */
export const posterSvg = (title: string, options: PanelOptions): string =>
  clothSvg(cloth(title, { colourway: options.colourway, ...panelThreads(options) }), { scale: 8 });

/** A dashed thread of 16 by 4 px: ten of one ink, two of another, parted by gaps of two. */
export const threadSvg = (long: Ink, short: Ink): string =>
  svgDocument(16, 4, 1, inkPath(long, box(10, 4)) + inkPath(short, 'M12 0h2v4h-2z'));
