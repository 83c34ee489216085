/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, readPicture } from './picture';

// A machine that is busy with a build takes its time to draw pictures.
jest.setTimeout(60_000);

const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><path d="M0 0H60V60H0Z"/></svg>';

const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();

describe('a picture file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'picture-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (name: string, bytes: string | Buffer): Promise<Picture> => {
    writeFileSync(join(folder, name), bytes);
    return readPicture(join(folder, name));
  };
  const turned = (): Promise<Buffer> =>
    sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a.jpg', () => picture(8, 6, 'jpeg'), 'jpeg'],
    ['a.JPG', () => picture(8, 6, 'jpeg'), 'jpeg'],
    ['a.png', () => picture(8, 6, 'png'), 'png'],
    ['a.webp', () => picture(8, 6, 'webp'), 'webp'],
    ['a.gif', () => picture(8, 6, 'gif'), 'gif'],
    ['a.avif', () => picture(8, 6, 'avif'), 'heif'],
  ])('%s has a size and a format', async (name, bytes, format) => {
    expect(await read(name, await bytes())).toEqual({ format, width: 8, height: 6 });
  });

  it('is measured the way it is shown', async () => {
    expect(await read('turned.jpg', await turned())).toEqual({ format: 'jpeg', width: 6, height: 8 });
  });

  it('can be a drawing', async () => {
    expect(await read('a.svg', mark)).toEqual({ format: 'svg', width: 60, height: 60 });
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="a"/>',
    '<path onload="a()"/>',
    '<path\nonclick = "a()"/>',
    '<a href="javascript:a()"/>',
  ])('holds no script: %j', async (script) => {
    expect(await read('a.svg', mark.replace('<path', `${script}<path`))).toEqual({
      problem: 'the picture holds a script',
    });
  });

  it.each(['<desc>only one</desc>', '<path id="on"/>', '<desc>on a loom</desc>'])(
    'may hold words: %s',
    async (words) => {
      expect(await read('a.svg', mark.replace('<path', `${words}<path`))).toMatchObject({ format: 'svg' });
    },
  );

  it('is named for what it holds', async () => {
    expect(await read('a.jpg', await picture(8, 6, 'png'))).toEqual({
      problem: 'the file is not what its name says: it holds png, so name it .png',
    });
  });

  it('is no HEIC of a phone', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    expect(await read('a.heic', heic)).toMatchObject({ cure: 'export it as JPEG' });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is whole: %s', async (format) => {
    const bytes = await picture(400, 300, format);
    const cut = { problem: 'the picture is cut off: the end of the file is missing' };
    expect(await read(`cut.${format}`, bytes.subarray(0, bytes.length / 2))).toEqual(cut);
    // Phones put data of their own behind the end.
    expect(await read(`more.${format}`, Buffer.concat([bytes, Buffer.alloc(5_000)]))).toMatchObject({ format });
  });

  it.each(['', 'no', 'not a picture', '\u0089PNG and no more IEND'])('is a picture: %j', async (text) => {
    expect(await read('a.png', text)).toEqual({ problem: 'the file is not a picture that can be read' });
  });
});
