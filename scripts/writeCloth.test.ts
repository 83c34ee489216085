/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cloths } from '../src/layout/cloths';
import { looks } from '../src/layout/looks';
import { CELL, type Cloth } from '../src/lib/cloth';
import { alphabet, folded, rowsOf } from '../src/lib/letters';
import { bandOf, broadOf, draw, files } from './writeCloth';

test('each page has patterns, and each pattern is that of a page', () => {
  expect(Object.keys(cloths).sort()).toEqual(
    Object.values(looks)
      .map(({ cloth }) => cloth)
      .sort(),
  );
});

test.each(files)('$name is what the script writes, and small', async ({ name, cloth }) => {
  const file = readFileSync(`src/styles/cloth/${name}`);
  const [written, drawn] = await Promise.all([sharp(file), draw(cloth)].map((picture) => picture.raw().toBuffer()));
  expect(drawn && written?.equals(drawn)).toBe(true);
  expect(file.length).toBeLessThanOrEqual(name.startsWith('band-') ? 1536 : 4608);
});

/** Reads the letters of a strip from its threads, whose cells begin at a column, and which begin at a row. */
function read({ threads, width }: Cloth, left: number, top: number): string {
  const found = Array.from({ length: width / CELL }, (_, cell) => {
    const inks = Array.from({ length: 70 }, (_thread, i) => {
      const x = (left + cell * CELL + 9 + 2 * (i % 5)) % width;
      return threads[(top + Math.floor(i / 5)) * width + x];
    });
    return alphabet.find((letter) => {
      const isWoven = (i: number) => (folded(rowsOf(letter))[Math.floor(i / 5)] ?? 0) & (16 >> (i % 5));
      const ink = inks.find((_ink, i) => isWoven(i));
      return inks.every((other, i) => (other === ink) === Boolean(isWoven(i)));
    });
  });
  return found.map((letter) => letter ?? ' ').join('');
}

test.each(Object.entries(cloths))('the patterns of %s spell their words, and repeat without a seam', (_, cloth) => {
  expect(read(bandOf(cloth), 0, 1)).toBe(cloth.band);
  const width = cloth.broad[0].length * CELL;
  const offsets = [0, width - 3, width - 1, width - 5];
  const strips = cloth.broad.map((_words, row) => read(broadOf(cloth), offsets[row] ?? 0, 18 * row + 2));
  expect(strips).toEqual(cloth.broad);
  for (const line of [cloth.band, ...cloth.broad]) expect(line).toMatch(/^ | $/);
  expect(cloth.band.length * CELL).toBeGreaterThanOrEqual(400);
});
