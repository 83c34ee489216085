/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { checkContent } from './check';
import { loadContent } from './content';
import { smallSite } from './testing/fixture';
import { line } from './testing/mistakes';

type Field = 'poster' | 'mark';
const root = smallSite();

const picture = (width = 200, height = 300) => sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** Returns a picture of random pixels: a large file, or one with several frames. */
const noise = (width: number, height: number, pageHeight = height) =>
  sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3, pageHeight } });

/** Returns the messages about a file that the build encodes (the first film's poster), or publishes unchanged (its mark). */
async function said(bytes: Buffer, field: Field = 'poster'): Promise<string> {
  writeFileSync(join(root(), `data/images/${field}.png`), bytes);
  const films = join(root(), 'data/films.yaml');
  if (field === 'mark') writeFileSync(films, `${readFileSync(films, 'utf8')}  mark: images/mark.png\n`);
  return (await checkContent(loadContent(root()))).map(line).join();
}

const artist = { IFD0: { Artist: 'A' } };
it.each<[name: string, made: Sharp, field?: 'mark']>([
  ['JPEG', picture().jpeg()],
  ['PNG', picture().png()],
  ['WebP', picture().webp()],
  ['AVIF', picture().avif()],
  ['metadata, where the build encodes it', picture().withExif(artist).jpeg()],
  ['a small file that is published unchanged', picture(2, 2).webp(), 'mark'],
])('accepts %s', async (_, made, field: Field = 'poster') => expect(await said(await made.toBuffer(), field)).toBe(''));

const located = { IFD3: { GPSLatitudeRef: 'N' } };
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
it.each<[name: string, made: Sharp, says: string, field?: 'mark']>([
  ['of another format', picture().gif(), 'not a picture that can be read; export it as WebP'],
  ['of another shape', picture(300, 200).png(), '300 × 200 pixels; expected 2:3 (width to'],
  ['that lies on its side', picture(300, 200).withMetadata({ orientation: 6 }).jpeg(), 'lies on its side'],
  ['that is mirrored', picture().withMetadata({ orientation: 2 }).jpeg(), 'turn it, and export it again'],
  ['with several frames', noise(2, 6, 3).webp(), 'the picture moves; export one frame'],
  ['that is too large to be decoded', picture(10, 10_001).png(), 'the picture is too large'],
  ['with a location, published unchanged', picture(2, 2).withExif(located).jpeg(), 'holds metadata', 'mark'],
  ['with XMP metadata, published unchanged', picture(2, 2).withXmp(xmp).webp(), 'holds metadata', 'mark'],
  ['that is a large file, published unchanged', noise(100, 10).png(), 'expected at most 1, because', 'mark'],
])('reports a picture %s', async (_, made, says, field: Field = 'poster') =>
  expect(await said(await made.toBuffer(), field)).toContain(says),
);

it('reports a file that is not a picture', async () =>
  expect(await said(Buffer.from('no'))).toContain('not a picture that can be read'));
