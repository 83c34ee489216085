import type { Cloth, Threads } from './cloth';
import { palettes } from './colourways';
import { inks } from './inks';

/** Pixels in rows from the top, three bytes each: red, green, blue. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

const rgb = (hex: string): Buffer => Buffer.from(hex.slice(1), 'hex');

/**
 * Prints cloth on a grid of pixels: every thread a whole number of pixels, hard-edged, in plain inks; a seam takes a
 * sixth of a thread on either side. What does not fit is cut off evenly all round, as from a larger piece.
 *
 * @param piece - the cloth; the picture is never larger than it
 * @param width - of the picture, in pixels
 * @param height - of the picture, in pixels
 * @returns the pixels
 * @throws RangeError where the cloth cannot fill the ratio of width and height
 */
export const print = ({ threads, stripWidth, design }: Cloth, width: number, height: number): Raster => {
  const across = threads[0]?.length ?? 0;
  const scale = Math.ceil(width / across);
  if (!(threads.length * scale >= height))
    throw new RangeError(`${threads.length} picks do not fill ${width} × ${height}`);
  const [left, top] = [Math.floor((across * scale - width) / 2), Math.floor((threads.length * scale - height) / 2)];
  const colours = palettes[design.colourway].inks.map((ink) => rgb(inks[ink]));
  const seam = rgb(inks.night);
  const seamed = Math.max(1, Math.round(scale / 6));
  const inkAt = (row: Threads[number], x: number): Buffer | undefined => {
    const fromSeam = Math.min(x % (stripWidth * scale), stripWidth * scale - 1 - (x % (stripWidth * scale)));
    const outside = x < seamed || x >= across * scale - seamed;
    return fromSeam < seamed && !outside ? seam : colours[row[Math.floor(x / scale)] ?? 0];
  };
  const pixels = Buffer.alloc(width * height * 3);
  for (const [pick, row] of threads.entries()) {
    const line = Buffer.concat(Array.from({ length: width }, (_, x) => inkAt(row, x + left) ?? seam));
    const [first, end] = [pick * scale - top, (pick + 1) * scale - top];
    for (let y = Math.max(0, first); y < Math.min(height, end); y += 1) line.copy(pixels, y * width * 3);
  }
  return { width, height, pixels };
};
