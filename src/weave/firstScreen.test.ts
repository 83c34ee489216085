/** @jest-environment node */
import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { firstScreenPng } from './firstScreen';

/** The colours of a part of a picture, at most as many as are asked for. */
async function coloursIn(png: Buffer, left: number, top: number, width: number, height: number): Promise<Set<string>> {
  const pixels = await sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const colours = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.subarray(at, at + 3).toString('hex'));
  return colours;
}

it('leaves words a calm ground: on the left of a wide window, on the top of an upright one', async () => {
  const wide = await firstScreenPng('Names worth saying aloud', 'awards', 'wide');
  expect(await coloursIn(wide, 0, 0, 1100, 1020)).toEqual(new Set(['12102a']));
  expect(await coloursIn(wide, 0, 0, 1800, 140)).toEqual(new Set(['12102a']));
  expect((await coloursIn(wide, 1200, 160, 600, 860)).size).toBeGreaterThan(2);
  const upright = await firstScreenPng('Names worth saying aloud', 'awards', 'upright');
  expect(await coloursIn(upright, 0, 0, 1080, 620)).toEqual(new Set(['12102a']));
  expect((await coloursIn(upright, 0, 640, 1080, 700)).size).toBeGreaterThan(2);
});

it('fills the picture where words stand beside it', async () => {
  const wide = await firstScreenPng('A house of stories', 'about', 'wide');
  expect((await coloursIn(wide, 0, 0, 300, 300)).size).toBeGreaterThan(2);
});

it('does both on one page, where words stand over the one staging and beside the other', async () => {
  const wide = await firstScreenPng('Take the other end of the cloth', 'workWithUs', 'wide');
  expect(await coloursIn(wide, 0, 0, 1100, 1020)).toEqual(new Set(['12102a']));
  const upright = await firstScreenPng('Take the other end of the cloth', 'workWithUs', 'upright');
  expect((await coloursIn(upright, 0, 0, 300, 300)).size).toBeGreaterThan(2);
});

it.each([
  ['beside words', 'about', 'wide', 1260, 840],
  ['beside words', 'about', 'upright', 900, 1125],
  ['in a panel', 'landing', 'panel', 1260, 840],
  ['below words', 'landing', 'wide', 1800, 1020],
  ['below words', 'landing', 'upright', 1080, 1350],
] as const)('is as large as it has to be %s: %s, %s', async (_, page, staging, width, height) => {
  const { format, ...size } = await sharp(await firstScreenPng('A house of stories', page, staging)).metadata();
  expect([format, size.width, size.height]).toEqual(['png', width, height]);
});

it('shows the whole breadth of the cloth beside words: five strips, a seam between each two', async () => {
  const wide = await firstScreenPng('Names worth saying aloud', 'awards', 'wide');
  const cloth = sharp(wide).extract({ left: 1120, top: 150, width: 680, height: 870 }).greyscale().raw();
  const { data } = await cloth.toBuffer({ resolveWithObject: true });
  const lightest = Array.from({ length: 680 }, (_, x) =>
    Array.from({ length: 870 }, (__, y) => data[y * 680 + x] ?? 0).reduce((most, value) => Math.max(most, value)),
  );
  const dark = lightest.flatMap((value, x) => (value < 90 ? [x] : []));
  expect(dark.filter((x) => [136, 272, 408, 544].every((seam) => Math.abs(x - seam) > 1))).toEqual([]);
  for (const seam of [136, 272, 408, 544]) expect(dark).toContain(seam);
});

it('knows the ground of the media hub', async () => {
  const [, aubergine = ''] = /--aubergine: #([0-9a-f]{6})/.exec(readFileSync('src/styles/_tokens.scss', 'utf8')) ?? [];
  expect(await coloursIn(await firstScreenPng('Media Hub', 'mediaHub', 'wide'), 0, 0, 10, 10)).toEqual(
    new Set([aubergine]),
  );
});
