// Writes the two patterns of each page, `band-*.webp` and `broad-*.webp` in src/styles/cloth, from the words and inks in
// src/layout/cloths.ts. A pixel is a thread.
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { cloths, type PageCloth } from '../src/layout/cloths';
import { CELL, Cloth, inks, strip, WARP } from '../src/lib/cloth';

/** The displacement of the strips of a broad cloth, in threads: less than the stripes, which begin each strip. */
const OFFSETS = [0, -3, -1, -5];

/** Returns the broad pattern: four strips of 18 threads, sewn together by uneven stitches. */
function broadOf(cloth: PageCloth): Cloth {
  const broad = new Cloth(cloth.broad[0].length * CELL, 18 * 4);
  cloth.broad.forEach((words, row) => {
    broad.lay(strip(words, cloth, 18), OFFSETS[row] ?? 0, 18 * row);
    for (let x = 0; x < broad.width; x += [15, 9, 19, 7, 13][(x + row) % 5] ?? 9)
      broad.weave('night', x, 18 * row + 17, 6 + ((3 * x) % 5), 1);
  });
  return broad;
}

const tokens = readFileSync('src/styles/_tokens.scss', 'utf8');
const colours = inks.map((ink) => Buffer.from(new RegExp(`--${ink}: #(\\w+)`).exec(tokens)?.[1] ?? '', 'hex'));

/** Draws a cloth with the light on its threads: those of the warp in turn, those of the weft unevenly, and less at the edges of a strip. */
export function draw({ threads, width, height }: Cloth): Sharp {
  const [night = Buffer.alloc(3)] = colours;
  const pixels = Array.from(threads, (thread, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const uneven = [2, 0, 1, 0, 0, 1][(y * 7 + Math.floor((x + 3 * y) / 16) * 11) % 6] ?? 0;
    const shade = (y + 1) % (height > 16 ? 18 : 16) < 2 ? 2 : thread & WARP ? x % 2 : uneven;
    return Array.from(colours[thread % WARP] ?? night, (part, k) => part + ((night[k] ?? 0) - part) * shade * 0.1);
  });
  const raw = { width, height, channels: 3 } as const;
  return sharp(Buffer.from(pixels.flat()), { raw });
}

/** The drawings by the names of their files. */
export const files = Object.entries(cloths).flatMap(([name, cloth]) => [
  { name: `band-${name}.webp`, cloth: strip(cloth.band, cloth) },
  { name: `broad-${name}.webp`, cloth: broadOf(cloth) },
]);

if (process.argv[1]?.endsWith('writeCloth.ts'))
  for (const { name, cloth } of files)
    void draw(cloth).webp({ lossless: true, effort: 6 }).toFile(`src/styles/cloth/${name}`);
