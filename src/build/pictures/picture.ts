import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';

/** What a picture file is, or why it is none. */
export type Picture =
  | { readonly width: number; readonly height: number; readonly format: string }
  | { readonly problem: string; readonly cure?: string };

/** What a file of a format is named. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
  svg: ['.svg'],
  gif: ['.gif'],
};

/** True for a phone's HEIC, by the brands it begins with; AVIF belongs to the same family. */
const isHeic = (head: Buffer): boolean => {
  const brands = head.toString('latin1', 4);
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(brands) && !brands.includes('avif');
};

/** The first and last bytes of a file, and its length. */
interface Ends {
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly size: number;
}

const endsOf = async (path: string): Promise<Ends> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = async (position: number, length: number): Promise<Buffer> =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    return { head: await part(0, 32), tail: await part(Math.max(0, size - 64), 64), size };
  } finally {
    await file.close();
  }
};

/** True if the file ends where its format says it must: decoding sixty pictures to find out would take seconds. */
const isComplete = ({ head, tail, size }: Ends): boolean => {
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
  const ends = await endsOf(path);
  if (isHeic(ends.head))
    return { problem: 'a picture in the format HEIC, which browsers do not show', cure: 'export it as JPEG' };
  if (!isComplete(ends)) return { problem: 'the picture is cut off: the end of the file is missing' };
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
