import sharp from 'sharp';
import { type Ink, inks } from '../../weave/inks';
import { type Painter, cardSize } from './scene';

/** Samples a pixel is asked for, along each side. */
const fineness = 3;

type Colour = readonly [red: number, green: number, blue: number];

const channels = Object.fromEntries(
  Object.entries(inks).map(([ink, hex]): [string, Colour] => {
    const value = Number.parseInt(hex.slice(1), 16);
    return [ink, [value >> 16, (value >> 8) & 255, value & 255]];
  }),
) as Record<Ink, Colour>;

/** The mean of a pixel's samples. */
function mix(at: (x: number, y: number) => Ink, x: number, y: number): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  for (let sample = 0; sample < fineness ** 2; sample += 1) {
    const colour =
      channels[at(x + ((sample % fineness) + 0.5) / fineness, y + (Math.floor(sample / fineness) + 0.5) / fineness)];
    for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel];
  }
  const mean = (channel: number): number => Math.round(channel / fineness ** 2);
  return [mean(sum[0]), mean(sum[1]), mean(sum[2])];
}

/** The ink at each corner of the pixels of a row, from left to right. */
const cornersOf = (paint: Painter, ground: Ink, y: number): Ink[] =>
  Array.from({ length: cardSize.width + 1 }, (_, x) => paint(x, y) ?? ground);

/**
 * Prints a painter on its ground. A pixel whose corners and middle are of one ink is that ink; at an edge nine samples are
 * mixed, so that slanted threads are even and threads on whole pixels as sharp as they are.
 * @returns pixels in rows from the top, three bytes each
 */
export function print(paint: Painter, ground: Ink): Buffer {
  const { width, height } = cardSize;
  const pixels = Buffer.alloc(width * height * 3);
  const at = (x: number, y: number): Ink => paint(x, y) ?? ground;
  let above = cornersOf(paint, ground, 0);
  for (let y = 0; y < height; y += 1) {
    const below = cornersOf(paint, ground, y + 1);
    for (let x = 0; x < width; x += 1) {
      const middle = at(x + 0.5, y + 0.5);
      const plain = above[x] === middle && above[x + 1] === middle && below[x] === middle && below[x + 1] === middle;
      pixels.set(plain ? channels[middle] : mix(at, x, y), (y * width + x) * 3);
    }
    above = below;
  }
  return pixels;
}

/** Lays SVG over printed pixels and packs both as PNG. */
export const pack = (pixels: Buffer, svg: string): Promise<Buffer> =>
  sharp(pixels, { raw: { ...cardSize, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
