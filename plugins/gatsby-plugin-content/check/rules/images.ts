import { join, posix } from 'node:path';
import { type Content, type Rule, type Text, textsIn } from '../content';
import { pictureSizeOf } from '../../options';
import { describeSize, fitsSize } from '../../pictures/size';
import { readPicture } from '../../pictures/picture';
import type { Finding } from '../problem';
import { suggest } from '../../schema/suggest';

/** The texts that name a picture. */
const mentionsIn = (content: Content): readonly Text[] =>
  textsIn(content).filter(({ field, text }) => field.type === 'File' && text.trim() !== '');

/** The file that is named, relative to `data/`. */
const targetOf = ({ entry, text }: Text): string => posix.join(posix.dirname(entry.file.name), text);

/** What is wrong with the path, before the file is opened. */
const ofPath = (mention: Text, names: readonly string[]): Finding | undefined => {
  const { entry, text } = mention;
  // Gatsby takes a slash at the beginning for the root of the disk.
  const isInside = !text.startsWith('/') && targetOf(mention).startsWith('images/');
  if (isInside && names.includes(targetOf(mention))) return undefined;
  const here = posix.dirname(entry.file.name);
  const pictures = names.filter((name) => name.startsWith('images/')).map((name) => posix.relative(here, name));
  const suggestion = suggest(text, pictures);
  if (isInside) return { message: `there is no picture "${text}"`, suggestion };
  const expected = 'the path of a picture in data/images, seen from this file';
  return { message: `"${text}" is not a path inside data/images`, expected, suggestion };
};

/** What is wrong with the picture itself. */
const ofPicture = async (mention: Text, { root, options }: Content): Promise<Finding | undefined> => {
  const picture = await readPicture(join(root, 'data', targetOf(mention)));
  if ('problem' in picture) return { message: picture.problem, suggestion: picture.cure ?? 'export it anew' };
  const { entry, field } = mention;
  const { format, width, height } = picture;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) {
    const message = `a picture in the format ${format} is not prepared for screens`;
    return { message, expected: 'WebP, PNG, JPEG or AVIF' };
  }
  const size = pictureSizeOf(options, entry.use, field.name);
  if (!size || fitsSize(width, height, size)) return undefined;
  return { message: `the picture is ${width} × ${height} pixels`, expected: describeSize(size) };
};

/** Every picture that is named exists, can be read and fits its use. */
export const images: Rule = async (content) => {
  const problems = await Promise.all(
    mentionsIn(content).map(async (mention) => {
      const finding = ofPath(mention, content.names) ?? (await ofPicture(mention, content));
      return finding ? mention.entry.file.problem(mention.path, finding) : [];
    }),
  );
  return problems.flat();
};
