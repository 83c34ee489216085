/** @jest-environment node */
import sharp from 'sharp';
import { tuneSharp } from './encoding';

const { avif, resize, webp } = sharp.prototype;
afterEach(() => {
  Object.assign(sharp.prototype, { avif, resize, webp });
});

const picture = (pixelOf: (at: number) => number) =>
  sharp(Buffer.from(Array.from({ length: 90 * 90 }, (_, at) => pixelOf(at))), {
    raw: { width: 90, height: 90, channels: 1 },
  });

/** Whether colour has half the resolution of light in an AVIF: two bits of its configuration (AV1 in ISO BMFF, 2.3.3). */
const halved = async (options?: { chromaSubsampling: string }) => {
  const gold = sharp({ create: { width: 16, height: 16, channels: 3, background: '#f4ae1a' } });
  const file = await gold.avif(options).toBuffer();
  const configuration = file.indexOf('av1C') + 'av1C'.length;
  return (file.readUInt8(configuration + 2) & 0b1100) === 0b1100;
};

it('has AVIF made with half the resolution for colour, unless the caller asks for something else', async () => {
  expect(await halved()).toBe(false);
  tuneSharp();
  expect(await halved()).toBe(true);
  expect(await halved({ chromaSubsampling: '4:4:4' })).toBe(false);
});

it('has WebP scaled as well as any other format, unless the caller asks for something else', async () => {
  const stripes = picture((at) => (at % 9 < 4 ? 255 : 0));
  const [png, file] = [await stripes.png().toBuffer(), await stripes.webp({ lossless: true }).toBuffer()];
  const scaled = (from: Buffer, options?: { fastShrinkOnLoad: boolean }) =>
    sharp(from).resize(60, null, options).greyscale().raw().toBuffer();
  const wanted = await scaled(png);
  expect((await scaled(file)).equals(wanted)).toBe(false);
  tuneSharp();
  expect((await scaled(file)).equals(wanted)).toBe(true);
  expect((await sharp(file).resize({ width: 60 }).greyscale().raw().toBuffer()).equals(wanted)).toBe(true);
  expect((await scaled(file, { fastShrinkOnLoad: true })).equals(wanted)).toBe(false);
});

it('has WebP made with effort 2, unless the caller asks for something else', async () => {
  const grain = () => picture((at) => (at * 7919) % 251);
  const wanted = await grain().webp({ effort: 2 }).toBuffer();
  const theirs = await grain().webp().toBuffer();
  expect(theirs.equals(wanted)).toBe(false);
  tuneSharp();
  expect((await grain().webp().toBuffer()).equals(wanted)).toBe(true);
  expect((await grain().webp({ effort: 4 }).toBuffer()).equals(theirs)).toBe(true);
});
