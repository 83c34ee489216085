import sharp from 'sharp';
import type { Colourway, WovenPicture } from '../options';
import { type Cloth, cloth, ribbon } from '../weave/cloth';
import { stripWidth } from '../weave/motifs';

const rgb = (hex: string): Buffer => Buffer.from(hex.slice(1), 'hex');

/**
 * Draws cloth in RGB, without antialiasing: a thread is a whole number of pixels, a seam between strips a sixth of a thread on
 * either side. What does not fit is cut off evenly on all sides.
 * @param width - in pixels
 * @param height - in pixels
 * @returns `width * height` pixels of three bytes, row by row
 * @throws RangeError when the cloth is too short for that ratio
 */
export const rasterise = ({ threads, colourway }: Cloth, width: number, height: number): Buffer => {
  const across = threads[0]?.length ?? 0;
  const scale = Math.ceil(width / across);
  if (!(threads.length * scale >= height))
    throw new RangeError(`${threads.length} picks do not fill ${width} × ${height}`);
  const [left, top] = [Math.floor((across * scale - width) / 2), Math.floor((threads.length * scale - height) / 2)];
  const colours = colourway.colours.map(rgb);
  const [seam, seamWidth, stripPixels] = [rgb(colourway.seam), Math.max(1, Math.round(scale / 6)), stripWidth * scale];
  const isSeam = (x: number): boolean => {
    const fromEdge = Math.min(x % stripPixels, stripPixels - 1 - (x % stripPixels));
    return fromEdge < seamWidth && x >= seamWidth && x < across * scale - seamWidth;
  };
  const lines = threads.map((row) =>
    Buffer.concat(
      Array.from({ length: width }, (_, at) => {
        const x = at + left;
        return isSeam(x) ? seam : (colours[row[Math.floor(x / scale)] ?? 0] ?? seam);
      }),
    ),
  );
  return Buffer.concat(Array.from({ length: height }, (_, y) => lines[Math.floor((y + top) / scale)] ?? seam));
};

const png = (piece: Cloth, width: number, height: number): Promise<Buffer> =>
  sharp(rasterise(piece, width, height), { raw: { width, height, channels: 3 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/**
 * A picture that is all cloth: five strips where it is upright or square, seven where it is wide, so that motifs keep their size.
 * @param title - what the cloth is woven from
 * @returns a PNG; with its few flat colours it is small, and sharp in every format made of it
 */
export const clothPng = (title: string, { colourway, width, height }: Omit<WovenPicture, 'from' | 'description'>) => {
  const strips = width > height ? 7 : 5;
  const picks = Math.ceil((strips * stripWidth * height) / width);
  return png(cloth(title, { colourway, strips, picks }), width, height);
};

/**
 * A single strip that runs down, a pixel a thread, to be enlarged without smoothing: at four pixels a thread it is at least 7200
 * pixels high, more than a block of text may grow.
 * @returns a PNG
 */
export const stripPng = (title: string, colourway: Colourway): Promise<Buffer> => {
  const { threads: period } = ribbon(title, colourway);
  const threads = Array.from({ length: Math.ceil(1800 / period.length) }, () => period).flat();
  return png({ colourway, threads }, stripWidth, threads.length);
};
