/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from './check';
import { loadContent } from './content';
import { removeSite, writeSite } from './testing/fixture';
import { line } from './testing/mistakes';

let root: string;
beforeEach(() => (root = writeSite()));
afterEach(() => removeSite(root));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** The messages about the poster of the first film, which the build encodes, or of its mark, which is published as it is. */
const said = async (bytes: Buffer, field: 'poster' | 'mark' = 'poster') => {
  writeFileSync(join(root, `data/images/${field}.png`), bytes);
  const films = join(root, 'data/films.yaml');
  if (field === 'mark') writeFileSync(films, `${readFileSync(films, 'utf8')}  mark: images/mark.png\n`);
  return (await checkContent(loadContent(root))).map(line).join();
};

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes a picture in %s', async (format) => {
  expect(await said(await picture(200, 300).toFormat(format).toBuffer())).toBe('');
});

const frames = (count: number) =>
  sharp(randomBytes(2 * 3 * 3 * count), { raw: { width: 2, height: 3 * count, channels: 3, pageHeight: 3 } });

it.each<[name: string, make: () => Buffer | Promise<Buffer>, says: string]>([
  ['another format', () => picture(200, 300).gif().toBuffer(), 'not a picture that can be read; export it as WebP'],
  ['a file that is none', () => Buffer.from('no'), 'not a picture that can be read'],
  [
    'a picture that lies on its side',
    () => picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'the picture lies on its side',
  ],
  [
    'a mirrored picture',
    () => picture(200, 300).withMetadata({ orientation: 2 }).jpeg().toBuffer(),
    'turn it, and export it again',
  ],
  ['a picture that moves', () => frames(2).webp().toBuffer(), 'the picture moves; export one frame'],
  ['a picture no build decodes', () => picture(10, 10_001).png().toBuffer(), 'the picture is too large'],
])('refuses %s', async (_, make, says) => expect(await said(await make())).toContain(says));

it.each<[name: string, make: () => Promise<Buffer>, says: string]>([
  ['nothing else', () => picture(2, 2).webp().toBuffer(), ''],
  [
    'the place of a photo',
    () =>
      picture(2, 2)
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer(),
    'the file holds metadata',
  ],
  [
    'XMP',
    () => picture(2, 2).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp().toBuffer(),
    'the file holds metadata',
  ],
  [
    'too many bytes',
    () =>
      sharp(randomBytes(3000), {
        raw: { width: 100, height: 10, channels: 3 },
      })
        .png()
        .toBuffer(),
    'expected at most 1, because it is published as it is',
  ],
])('of a file that is published as it is, with %s, says so', async (_, make, says) => {
  const message = await said(await make(), 'mark');
  if (says) expect(message).toContain(says);
  else expect(message).toBe('');
});

it('takes metadata where the build encodes the picture', async () => {
  expect(
    await said(
      await picture(200, 300)
        .withExif({ IFD0: { Artist: 'A' } })
        .jpeg()
        .toBuffer(),
    ),
  ).toBe('');
});
