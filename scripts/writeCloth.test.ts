/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cloths } from '../src/layout/cloths';
import { looks } from '../src/layout/looks';
import { CELL } from '../src/lib/cloth';
import { lettersOf } from '../src/lib/letters';
import { draw, files } from './writeCloth';

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

test.each(Object.entries(cloths))(
  'the patterns of %s repeat without a seam, and have letters for all their words',
  (_, cloth) => {
    for (const line of [cloth.band, ...cloth.broad]) {
      expect(line).toMatch(/^ | $/);
      expect(lettersOf(line)).toBe(line.replace(/ +/g, ' ').trim());
    }
    expect(new Set(cloth.broad.map(({ length }) => length)).size).toBe(1);
    expect(cloth.band.length * CELL).toBeGreaterThanOrEqual(400);
  },
);
