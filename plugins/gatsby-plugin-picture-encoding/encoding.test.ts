/** @jest-environment node */
import sharp from 'sharp';
import './gatsby-node';

it('scales WebP as well as any other format', async () => {
  const stripes = Buffer.from(Array.from({ length: 8100 }, (_, at) => (at % 9 < 4 ? 255 : 0)));
  const picture = sharp(stripes, { raw: { width: 90, height: 90, channels: 1 } });
  const scaled = (from: Buffer) => sharp(from).resize(60, null, { fit: 'cover' }).greyscale().raw().toBuffer();
  const [png, webp] = [await picture.png().toBuffer(), await picture.webp({ lossless: true }).toBuffer()];
  expect((await scaled(webp)).equals(await scaled(png))).toBe(true);
});
