/** @jest-environment node */
import sharp from 'sharp';
import { tuneWebp } from './webp';

const { resize, webp } = sharp.prototype;
afterEach(() => {
  Object.assign(sharp.prototype, { resize, webp });
});

const picture = (pixelOf: (at: number) => number) =>
  sharp(Buffer.from(Array.from({ length: 90 * 90 }, (_, at) => pixelOf(at))), {
    raw: { width: 90, height: 90, channels: 1 },
  });

it('has WebP scaled as well as any other format, unless the caller asks for something else', async () => {
  const stripes = picture((at) => (at % 9 < 4 ? 255 : 0));
  const [png, file] = [await stripes.png().toBuffer(), await stripes.webp({ lossless: true }).toBuffer()];
  const scaled = (from: Buffer, options?: { fastShrinkOnLoad: boolean }) =>
    sharp(from).resize(60, null, options).greyscale().raw().toBuffer();
  const wanted = await scaled(png);
  expect((await scaled(file)).equals(wanted)).toBe(false);
  tuneWebp();
  expect((await scaled(file)).equals(wanted)).toBe(true);
  expect((await sharp(file).resize({ width: 60 }).greyscale().raw().toBuffer()).equals(wanted)).toBe(true);
  expect((await scaled(file, { fastShrinkOnLoad: true })).equals(wanted)).toBe(false);
});

it('has WebP made with effort 2, unless the caller asks for something else', async () => {
  const grain = () => picture((at) => (at * 7919) % 251);
  const wanted = await grain().webp({ effort: 2 }).toBuffer();
  const theirs = await grain().webp().toBuffer();
  expect(theirs.equals(wanted)).toBe(false);
  tuneWebp();
  expect((await grain().webp().toBuffer()).equals(wanted)).toBe(true);
  expect((await grain().webp({ effort: 4 }).toBuffer()).equals(theirs)).toBe(true);
});
