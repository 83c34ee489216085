/** @jest-environment node */
import sharp from 'sharp';
import { readFileSync } from 'node:fs';
import { pagePicturePng } from './pagePicture';

type Box = readonly [left: number, top: number, width: number, height: number];

/** The colours in a part of a picture. */
async function coloursIn(png: Buffer, [left, top, width, height]: Box): Promise<Set<string>> {
  const pixels = await sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  return new Set(Array.from({ length: width * height }, (_, at) => pixels.toString('hex', at * 3, at * 3 + 3)));
}

const night = new Set(['12102a']);
const right: Box = [1200, 160, 600, 860];
const below: Box = [0, 640, 1080, 700];

test.each([
  ['awards', 'wide', [1800, 1020], [0, 0, 1100, 1020], right],
  ['awards', 'wide', [1800, 1020], [0, 0, 1800, 140], right],
  ['awards', 'upright', [1080, 1350], [0, 0, 1080, 620], below],
  ['workWithUs', 'wide', [1800, 1020], [0, 0, 1100, 1020], right],
  ['workWithUs', 'upright', [900, 1125], undefined, [0, 0, 300, 300]],
  ['about', 'wide', [1260, 840], undefined, [0, 0, 300, 300]],
  ['landing', 'panel', [1260, 840], undefined, [0, 0, 300, 300]],
] as const)(
  '%s, %s: %j pixels, plain where words stand on it, cloth elsewhere',
  async (page, picture, size, plain, cloth) => {
    const png = await pagePicturePng('Names worth saying aloud', page, picture);
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(['png', ...size]);
    if (plain) expect(await coloursIn(png, plain)).toEqual(night);
    expect((await coloursIn(png, cloth)).size).toBeGreaterThan(2);
  },
);

test('shows the whole width of the cloth: five strips of 136 pixels', async () => {
  const png = await pagePicturePng('Names worth saying aloud', 'awards', 'wide');
  const box = { left: 1120, top: 150, width: 680, height: 870 };
  const data = await sharp(png).extract(box).greyscale().raw().toBuffer();
  const isDark = (x: number) =>
    Array.from({ length: 870 }, (_, y) => data[y * 680 + x] ?? 0).every((value) => value < 90);
  for (const seam of [136, 272, 408, 544])
    expect([seam - 10, seam, seam + 10].map(isDark)).toEqual([false, true, false]);
});

test('the colour of the media hub is the token', async () => {
  const [, aubergine = ''] = /--aubergine: #([0-9a-f]{6})/.exec(readFileSync('src/styles/_tokens.scss', 'utf8')) ?? [];
  const png = await pagePicturePng('Media Hub', 'mediaHub', 'wide');
  expect(await coloursIn(png, [0, 0, 10, 10])).toEqual(new Set([aubergine]));
});
