import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';

/** What a picture file is, or why it is none. */
export type Picture =
  { readonly width: number; readonly height: number; readonly format: string } | { readonly problem: string };

/** What a file of a format is named. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
  svg: ['.svg'],
  gif: ['.gif'],
};

/** The last bytes of a file and its length. */
const tailOf = async (path: string): Promise<{ tail: Buffer; head: Buffer; size: number }> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = async (position: number, length: number): Promise<Buffer> =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    return { head: await part(0, 12), tail: await part(Math.max(0, size - 64), 64), size };
  } finally {
    await file.close();
  }
};

/** True if the file ends where its format says it must: decoding sixty pictures to find out would take seconds. */
const isComplete = async (path: string): Promise<boolean> => {
  const { head, tail, size } = await tailOf(path);
  if (head.readUInt16BE(0) === 0xffd8) return tail.includes(Buffer.from([0xff, 0xd9]));
  if (head.toString('latin1', 1, 4) === 'PNG') return tail.includes('IEND');
  // The length in a RIFF header leaves out the eight bytes that carry it.
  return head.toString('latin1', 0, 4) !== 'RIFF' || head.readUInt32LE(4) + 8 <= size;
};

/**
 * Looks at a picture file without decoding its pixels.
 *
 * @param path - an existing file
 */
export const readPicture = async (path: string): Promise<Picture> => {
  if (!(await isComplete(path))) return { problem: 'the picture is cut off: the end of the file is missing' };
  try {
    const { format, autoOrient } = await sharp(path).metadata();
    if (!extensions[format]?.includes(extname(path).toLowerCase())) {
      const rest = extensions[format]?.[0];
      return { problem: `the file is not what its name says: it holds ${format}${rest ? `, so name it ${rest}` : ''}` };
    }
    if (format === 'svg' && /<script|\son\w+\s*=|javascript:/i.test(await readFile(path, 'utf8'))) {
      return { problem: 'the picture holds a script' };
    }
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { problem: 'the file is not a picture that can be read' };
  }
};
