import type { Cloth } from './cloth';
import { palettes } from './colourways';
import { type Ink, inks } from './inks';
import { outline } from './outline';

/** A path filled with an ink. */
export const inkPath = (ink: Ink, data: string): string => `<path fill="${inks[ink]}" d="${data}"/>`;

/** A rectangle as path data. */
const box = (width: number, height: number): string => `M0 0h${width}v${height}h${-width}z`;

/** An SVG document whose units are threads. */
export const svgDocument = (width: number, height: number, scale: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ` +
  `viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${body}</svg>\n`;

/** The threads of one ink. Each strip has its own outline, so that equal strips compress well. */
const threadsOf = (ink: Ink, { threads, stripWidth, design }: Cloth, sideways: boolean): string => {
  const palette = palettes[design.colourway].inks;
  const picks = threads.length;
  const lefts = (threads[0] ?? []).map((_, at) => at).filter((at) => at % stripWidth === 0);
  const data = lefts.map((left) => {
    const inside = (thread: number, pick: number): boolean => {
      const shade = thread < 0 || thread >= stripWidth ? undefined : threads[pick]?.[left + thread];
      return shade !== undefined && palette[shade] === ink;
    };
    return sideways
      ? outline(picks, stripWidth, (x, y) => inside(y, x), [0, left])
      : outline(stripWidth, picks, inside, [left, 0]);
  });
  return data.join('') && inkPath(ink, data.join(''));
};

/** The seams between strips: antialiased, because they lie across the boundary of two threads. */
const seamsOf = ({ threads, stripWidth }: Cloth, sideways: boolean): string => {
  const seams = (threads[0] ?? []).map((_, at) => at).filter((at) => at > 0 && at % stripWidth === 0);
  const data = seams.map((at) => (sideways ? `M0 ${at}h${threads.length}` : `M${at} 0v${threads.length}`)).join('');
  return data && `<path stroke="${inks.night}" stroke-width=".4" shape-rendering="auto" d="${data}"/>`;
};

/** Width and height of a drawing of cloth, in threads. */
const sizeOf = ({ threads }: Cloth, sideways: boolean): [width: number, height: number] => {
  const [across, along] = [threads[0]?.length ?? 0, threads.length];
  return sideways ? [along, across] : [across, along];
};

/** Cloth as SVG paths in units of a thread: its ground, a path for each other ink, its seams. */
export const clothPaths = (piece: Cloth, sideways = false): string => {
  const [ground, ...others] = palettes[piece.design.colourway].inks;
  const paths = [...new Set<Ink>(others)].map((ink) => threadsOf(ink, piece, sideways));
  return inkPath(ground, box(...sizeOf(piece, sideways))) + paths.join('') + seamsOf(piece, sideways);
};

/**
 * Cloth as an SVG document of two pixels a thread. It has no text, so nothing of a title has to be escaped.
 * @param options.sideways - true where the strips run to the right, not down
 */
export const clothSvg = (piece: Cloth, { sideways = false } = {}): string =>
  svgDocument(...sizeOf(piece, sideways), 2, clothPaths(piece, sideways));
