/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { checkContent } from './check';
import { loadContent } from './content';
import { smallSite } from './testing/fixture';
import { line } from './testing/mistakes';

type Field = 'poster' | 'mark' | 'card';
const root = smallSite();

const sized = (width: number, height: number, background = '#fff') =>
  sharp({ create: { width, height, channels: background.length > 4 ? 4 : 3, background } });
const picture = (background?: string) => sized(200, 300, background);

/** Returns a picture of random pixels: a large file, or one with several frames. */
const noise = (width: number, height: number, pageHeight = height) =>
  sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3, pageHeight } });

/** Returns the messages about a file that the build encodes (the first film's poster or share card), or publishes unchanged (its mark). */
async function said(picture: Buffer | Sharp, field: Field = 'poster'): Promise<string> {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
  writeFileSync(join(root(), `data/images/${field}.png`), bytes);
  const films = join(root(), 'data/films.yaml');
  if (field !== 'poster') writeFileSync(films, `${readFileSync(films, 'utf8')}  ${field}: images/${field}.png\n`);
  return (await checkContent(loadContent(root()))).map(line).join();
}

// A default, because Jest would pass a callback for a parameter that a row leaves out, and wait for its call.
const artist = { IFD0: { Artist: 'A' } };
it.each<[name: string, made: Sharp, field?: Field]>([
  ['JPEG', picture().jpeg()],
  ['progressive JPEG', picture().jpeg({ progressive: true })],
  ['PNG', picture().png()],
  ['interlaced PNG with 16 bits', picture().toColourspace('rgb16').png({ progressive: true })],
  ['grey PNG', picture().greyscale().png()],
  ['WebP', picture().webp()],
  ['AVIF', picture().avif()],
  ['transparent parts, where the build keeps them', picture('#0000').png()],
  ['a share card with an opaque alpha channel', picture('#fff').ensureAlpha().png(), 'card'],
  ['metadata, where the build encodes it', picture().withExif(artist).jpeg()],
  ['a small file that is published unchanged', sized(2, 2).webp(), 'mark'],
])('accepts %s', async (_, made, field: Field = 'poster') => expect(await said(made, field)).toBe(''));

const located = { IFD3: { GPSLatitudeRef: 'N' } };
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
it.each<[name: string, made: Sharp, says: string, field?: Field]>([
  ['of another format', picture().gif(), 'not a picture that can be read; export it as WebP'],
  ['of another shape', sized(300, 200).png(), '300 × 200 pixels; expected 2:3 (width to'],
  ['that lies on its side', sized(300, 200).withMetadata({ orientation: 6 }).jpeg(), 'lies on its side'],
  ['that is mirrored', picture().withMetadata({ orientation: 2 }).jpeg(), 'turn it, and export it again'],
  ['with several frames', noise(2, 6, 3).webp(), 'the picture moves; export one frame'],
  ['in the colours of print', picture().toColourspace('cmyk').jpeg(), 'the colours of print (CMYK)'],
  [
    'with transparent parts, as a share card',
    picture('#0008').png(),
    'transparent parts, which messengers show',
    'card',
  ],
  ['that is too large to be decoded', sized(10, 10_001).png(), 'the picture is too large'],
  ['with a location, published unchanged', sized(2, 2).withExif(located).jpeg(), 'holds metadata', 'mark'],
  ['with XMP metadata, published unchanged', sized(2, 2).withXmp(xmp).webp(), 'holds metadata', 'mark'],
  ['that is a large file, published unchanged', noise(100, 10).png(), 'expected at most 1, because', 'mark'],
])('reports a picture %s', async (_, made, says, field: Field = 'poster') =>
  expect(await said(made, field)).toContain(says),
);

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reports a %s file that is cut off', async (format) => {
  const bytes = await noise(200, 300).toFormat(format).toBuffer();
  expect(await said(bytes.subarray(0, bytes.length * 0.9))).toMatch(
    /not a picture that can be read|the file is cut off/,
  );
});

it('reports a PNG file with several frames', async () => {
  const png = await picture().png().toBuffer();
  const at = png.indexOf('IDAT') - 4;
  // A chunk of eight bytes with its length before and its checksum after it.
  const frames = Buffer.from('0000000861635443000000020000000000000000', 'hex');
  frames.write('acTL', 4);
  expect(await said(Buffer.concat([png.subarray(0, at), frames, png.subarray(at)]))).toContain('the picture moves');
});

it('reports a file that is not a picture', async () =>
  expect(await said(Buffer.from('no'))).toContain('not a picture that can be read'));
