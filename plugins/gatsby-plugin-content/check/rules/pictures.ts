import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, posix } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '../../schema/directives';
import { describeSize } from '../../schema/jsonSchema';
import { suggest } from '../../schema/suggest';
import { type Rule, type Text, textsIn } from '../content';
import type { Finding } from '../problem';

/** The file that is named, relative to `data/`. */
const targetOf = ({ entry, text }: Text): string => posix.join(posix.dirname(entry.file.path), text);

const wrongPath = (mention: Text, names: readonly string[]): Finding | undefined => {
  const { entry, text } = mention;
  // Gatsby takes a slash at the beginning for the root of the disk.
  const isInside = !text.startsWith('/') && targetOf(mention).startsWith('images/');
  if (isInside && names.includes(targetOf(mention))) return undefined;
  const here = posix.dirname(entry.file.path);
  const pictures = names.filter((name) => name.startsWith('images/')).map((name) => posix.relative(here, name));
  const message = isInside ? `there is no picture "${text}"` : `"${text}" is not a path inside data/images`;
  return { message, suggestion: suggest(text, pictures) };
};

/** The file extensions of a format. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
};

/** True if a file ends where its format says: to decode sixty pictures instead would take seconds. */
const isWhole = (file: Buffer, format: string): boolean => {
  // The length in a RIFF header leaves out the eight bytes that carry it.
  if (format === 'webp') return file.readUInt32LE(4) + 8 <= file.length;
  if (format === 'png') return file.includes('IEND', -1000);
  return format !== 'jpeg' || file.includes(Buffer.from([0xff, 0xd9]), -100_000);
};

/** True if a picture of this width and height fits. */
const fits = (width: number, height: number, { minWidth, size, ratio, shape }: PictureSize): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'LANDSCAPE' ? width > height : height > width));

/** What a picture is; undefined for a file that cannot be read as one. */
const factsOf = async (path: string) => {
  try {
    const file = await readFile(path);
    const { format, compression, autoOrient } = await sharp(file).metadata();
    // A phone's HEIC belongs to the same family as AVIF.
    return { format: compression === 'hevc' ? compression : format, ...autoOrient, whole: isWhole(file, format) };
  } catch {
    return undefined;
  }
};

/** By path, size and time: `gatsby develop` checks with each saved file, and reads no picture again that has not changed. */
const known = new Map<string, ReturnType<typeof factsOf>>();

const rememberedFacts = async (path: string): ReturnType<typeof factsOf> => {
  const { size, mtimeMs } = await stat(path);
  const version = `${path} ${size} ${mtimeMs}`;
  const facts = known.get(version) ?? factsOf(path);
  known.set(version, facts);
  return facts;
};

const wrongPicture = async (path: string, asked: PictureSize = {}): Promise<Finding | undefined> => {
  const suggestion = 'export it as WebP, AVIF, PNG or JPEG';
  const facts = await rememberedFacts(path);
  if (!facts) return { message: 'the file is not a picture that can be read', suggestion };
  const { format, width, height, whole } = facts;
  const endings = extensions[format];
  if (!endings?.includes(extname(path).toLowerCase())) {
    const named = endings && `name the file ${basename(path, extname(path))}${endings[0]}`;
    return { message: `the file holds a picture in the format ${format}`, suggestion: named ?? suggestion };
  }
  if (!whole) return { message: 'the picture is cut off: the end of the file is missing', suggestion };
  if (fits(width, height, asked)) return undefined;
  return { message: `the picture is ${width} × ${height} pixels`, expected: describeSize(asked) };
};

/** Every picture that is named is there, whole, and large enough for its use. */
export const pictures: Rule = async (content) => {
  const mentions = textsIn(content).filter(({ field }) => field.type === 'File');
  const problems = mentions.map(async (mention) => {
    const { entry, field, path } = mention;
    const target = join(content.root, 'data', targetOf(mention));
    const finding = wrongPath(mention, content.names) ?? (await wrongPicture(target, field.picture));
    return finding ? entry.file.problem(path, finding) : [];
  });
  return (await Promise.all(problems)).flat();
};
