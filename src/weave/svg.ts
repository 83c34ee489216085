import type { Cloth } from './cloth';
import { palettes } from './colourways';
import { type Ink, inks } from './inks';
import { outline } from './outline';

/** How a piece of cloth is drawn. */
export interface SvgOptions {
  /** Pixels a thread, a whole number: the size the drawing has by itself. 2 unless told. */
  readonly scale?: number;
  /** True where the strips run to the right, not down. */
  readonly sideways?: boolean;
}

/** A path filled with an ink. */
export const inkPath = (ink: Ink, data: string): string => `<path fill="${inks[ink]}" d="${data}"/>`;

/** A rectangle as path data. */
export const box = (width: number, height: number): string => `M0 0h${width}v${height}h${-width}z`;

/** An SVG document whose units are threads. */
export const svgDocument = (width: number, height: number, scale: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" ` +
  `viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${body}</svg>\n`;

/** The threads of one ink. Strips are outlined one by one, so that equal strips cost next to nothing when compressed. */
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

/** The seams between strips. They are soft because they lie across the boundary of two threads. */
const seamsOf = ({ threads, stripWidth }: Cloth, sideways: boolean): string => {
  const seams = (threads[0] ?? []).map((_, at) => at).filter((at) => at > 0 && at % stripWidth === 0);
  const data = seams.map((at) => (sideways ? `M0 ${at}h${threads.length}` : `M${at} 0v${threads.length}`)).join('');
  return data && `<path stroke="${inks.night}" stroke-width=".4" shape-rendering="auto" d="${data}"/>`;
};

/** What a piece of cloth looks like, in units of a thread: its ground, a path for each other ink, its seams. */
export const clothPaths = (piece: Cloth, sideways = false): string => {
  const [ground, ...others] = palettes[piece.design.colourway].inks;
  const [across, along] = [piece.threads[0]?.length ?? 0, piece.threads.length];
  const paths = [...new Set<Ink>(others)].map((ink) => threadsOf(ink, piece, sideways));
  return [inkPath(ground, sideways ? box(along, across) : box(across, along)), ...paths, seamsOf(piece, sideways)].join(
    '',
  );
};

/**
 * A piece of cloth as an SVG document. It says nothing about its title, so that nothing in a title has to be escaped.
 *
 * @param piece - the cloth
 * @param options - its scale and direction
 */
export const clothSvg = (piece: Cloth, { scale = 2, sideways = false }: SvgOptions = {}): string => {
  const [across, along] = [piece.threads[0]?.length ?? 0, piece.threads.length];
  const [width, height] = sideways ? [along, across] : [across, along];
  return svgDocument(width, height, scale, clothPaths(piece, sideways));
};
