import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { foreignInSvg } from './svg';

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
const isHeic = (file: Buffer): boolean => {
  const brands = file.toString('latin1', 4, 32);
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(brands) && !brands.includes('avif');
};

/** True if a file can be decoded to its end. */
const canBeDecoded = (file: Buffer): Promise<boolean> =>
  sharp(file, { failOn: 'truncated' })
    .resize(8)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** True if the file ends where its format says it must: decoding sixty pictures to find out would take seconds. */
const isComplete = async (file: Buffer): Promise<boolean> => {
  const [head, tail] = [file.toString('latin1', 0, 4), file.subarray(-64)];
  // Cameras and phones may put data of their own behind the end.
  if (head.startsWith('\xff\xd8')) return tail.includes(Buffer.from([0xff, 0xd9])) || canBeDecoded(file);
  if (head.endsWith('PNG')) return tail.includes('IEND') || canBeDecoded(file);
  // The length in a RIFF header leaves out the eight bytes that carry it.
  return head !== 'RIFF' || file.readUInt32LE(4) + 8 <= file.length;
};

/**
 * Looks at a picture without decoding its pixels.
 *
 * @param name - the name of its file, with or without folders
 */
export const pictureOf = async (name: string, file: Buffer): Promise<Picture> => {
  if (/[\u0000-\u001f\u007f-\u009f]/.test(basename(name))) {
    return { problem: 'a control character in the name of the file', cure: 'name it anew' };
  }
  if (file.length === 0) return { problem: 'the file is empty' };
  if (isHeic(file))
    return { problem: 'a picture in the format HEIC, which browsers do not show', cure: 'export it as JPEG' };
  try {
    if (!(await isComplete(file))) return { problem: 'the picture is cut off: the end of the file is missing' };
    const { format, autoOrient } = await sharp(file).metadata();
    if (!extensions[format]?.includes(extname(name).toLowerCase())) {
      const rest = extensions[format]?.[0];
      return { problem: `the file is not what its name says: it holds ${format}${rest ? `, so name it ${rest}` : ''}` };
    }
    const foreign = format === 'svg' ? foreignInSvg(file.toString()) : undefined;
    if (foreign !== undefined) {
      const cure = 'export it as a plain SVG of shapes, without scripts, styles, animation, links and other pictures';
      return { problem: `${foreign} does not belong in a drawing`, cure };
    }
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { problem: 'the file is not a picture that can be read' };
  }
};

/**
 * Looks at a picture before it is written: its kind by its bytes, its name, and what an SVG holds.
 *
 * @returns why it is not taken, and what to do about it; undefined if it can be
 */
export const pictureProblem = async (name: string, file: Buffer): Promise<string | undefined> => {
  const picture = await pictureOf(name, file);
  return 'problem' in picture ? [picture.problem, picture.cure ?? 'export it anew'].join('; ') : undefined;
};

/** What was seen, by path, time and size: under `gatsby develop` the same pictures are looked at with every change. */
const seen = new Map<string, Promise<Picture>>();

/**
 * Looks at a picture file.
 *
 * @param path - an existing file
 */
export const readPicture = async (path: string): Promise<Picture> => {
  const { mtimeMs, size } = await stat(path);
  const key = `${path} ${mtimeMs} ${size}`;
  const picture = seen.get(key) ?? readFile(path).then((file) => pictureOf(path, file));
  seen.set(key, picture);
  return picture;
};
