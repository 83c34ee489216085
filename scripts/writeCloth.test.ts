/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cloths } from '../src/layout/cloths';
import { looks } from '../src/layout/looks';
import { alphabet, rowsOf } from '../src/lib/letters';
import { filesOf } from './writeCloth';

const files = [...filesOf(cloths)];

test('each page has patterns, and each pattern is that of a page', () => {
  expect(Object.keys(cloths).sort()).toEqual(
    Object.values(looks)
      .map(({ cloth }) => cloth)
      .sort(),
  );
});

/** Reads the letters of a strip from its drawing: cells of 20 threads, in which a letter covers ten by seven. */
async function read(drawing: string, top: number, from: number, cells: number): Promise<string> {
  const [, width = '', height = ''] = /viewBox="0 \S+ (\d+) (\d+)"/.exec(drawing) ?? [];
  const sized = drawing.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const { data, info } = await sharp(Buffer.from(sized)).raw().toBuffer({ resolveWithObject: true });
  const inkAt = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
  const found = Array.from({ length: cells }, (_, cell) => {
    const inks = Array.from({ length: 35 }, (_point, i) =>
      inkAt(20 * cell + 9 + 2 * (i % 5) - from, top + Math.floor(i / 5)),
    );
    return alphabet.find((letter) => {
      const isWoven = (i: number) => (rowsOf(letter)[Math.floor(i / 5)] ?? 0) & (16 >> (i % 5));
      const ink = inks.find((_ink, i) => isWoven(i));
      return inks.every((other, i) => (other === ink) === Boolean(isWoven(i)));
    });
  });
  return found.map((letter) => letter ?? ' ').join('');
}

test.each(files)('%s is what the script writes, and small', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
  expect(text.length).toBeLessThanOrEqual(path.includes('/band-') ? 1536 : 4608);
});

test.each(Object.entries(cloths))(
  'the patterns of %s spell their words, and repeat without a seam',
  async (name, { band, broad }) => {
    const [narrow = '', wide = ''] = files.filter(([path]) => path.endsWith(`-${name}.svg`)).map(([, text]) => text);
    expect(await read(narrow, 1, 0, band.length)).toBe(band);
    const offsets = [0, 3, 1, 5];
    for (const [index, line] of broad.entries())
      expect(await read(wide, 18 * index + 2, offsets[index] ?? 0, 16)).toBe(line);
    for (const line of [band, ...broad]) expect(line).toMatch(/^ | $/);
  },
);
