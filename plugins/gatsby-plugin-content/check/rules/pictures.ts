import { basename, extname, join, posix } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '../../schema/directives';
import { describeSize } from '../../schema/jsonSchema';
import { suggest } from '../../schema/suggest';
import { type Rule, type Text, textsIn } from '../content';

/** The file that is named, relative to `data/`. */
const targetOf = ({ entry, text }: Text): string => posix.join(posix.dirname(entry.file.path), text);

const wrongPath = (mention: Text, names: readonly string[]): string | undefined => {
  if (names.includes(targetOf(mention))) return undefined;
  const here = posix.dirname(mention.entry.file.path);
  const pictures = names.filter((name) => name.startsWith('images/')).map((name) => posix.relative(here, name));
  return `there is no picture "${mention.text}"; ${suggest(mention.text, pictures)}`;
};

/** The file extensions of a format. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
};

/** True if a picture of this width and height fits. */
const fits = (width: number, height: number, { minWidth, size, ratio, shape }: PictureSize): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'LANDSCAPE' ? width > height : height > width));

const wrongPicture = async (path: string, asked: PictureSize = {}): Promise<string | undefined> => {
  const suggestion = 'export it as WebP, AVIF, PNG or JPEG';
  // The beginning of a file: what follows, the build decodes.
  const facts = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!facts) return `the file is not a picture that can be read; ${suggestion}`;
  // A phone's HEIC belongs to the same family as AVIF.
  const format = facts.compression === 'hevc' ? 'hevc' : facts.format;
  const endings = extensions[format];
  if (!endings?.includes(extname(path).toLowerCase())) {
    const named = endings && `name the file ${basename(path, extname(path))}${endings[0]}`;
    return `the file holds a picture in the format ${format}; ${named ?? suggestion}`;
  }
  const { width, height } = facts.autoOrient;
  if (fits(width, height, asked)) return undefined;
  return `the picture is ${width} × ${height} pixels; expected ${describeSize(asked)}`;
};

/** Every picture that is named is there, in a format of the web, and large enough for its use. */
export const pictures: Rule = async (content) => {
  const mentions = textsIn(content).filter(({ field }) => field.type === 'File');
  const problems = mentions.map(async (mention) => {
    const { entry, field, path } = mention;
    const target = join(content.root, 'data', targetOf(mention));
    const message = wrongPath(mention, content.names) ?? (await wrongPicture(target, field.picture));
    return message ? entry.file.problem(path, message) : [];
  });
  return (await Promise.all(problems)).flat();
};
