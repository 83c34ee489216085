/** @jest-environment node */
import sharp from 'sharp';
import { tuneAvif } from './avif';

const original = sharp.prototype.avif;
afterEach(() => {
  sharp.prototype.avif = original;
});

/** Whether colour has half the resolution of light in an AVIF: two bits of its configuration (AV1 in ISO BMFF, 2.3.3). */
const halved = async (options?: { chromaSubsampling: string }) => {
  const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#f4ae1a' } });
  const file = await picture.avif(options).toBuffer();
  const configuration = file.indexOf('av1C') + 'av1C'.length;
  return (file.readUInt8(configuration + 2) & 0b1100) === 0b1100;
};

it('has AVIF made with half the resolution for colour, unless the caller asks for something else', async () => {
  expect(await halved()).toBe(false);
  tuneAvif();
  expect(await halved()).toBe(true);
  expect(await halved({ chromaSubsampling: '4:4:4' })).toBe(false);
});
