import { join, posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { PictureSize } from '../../schema/directives';
import { describeSize } from '../../schema/jsonSchema';
import { suggest } from '../../schema/suggest';
import { ofTexts } from '../content';

/** True if a picture of this width and height fits. */
const fits = (width: number, height: number, { minWidth, size, ratio, shape }: PictureSize): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'LANDSCAPE' ? width > height : height > width));

const wrongPicture = async (path: string, asked: PictureSize = {}): Promise<string | false> => {
  // The beginning of a file: what follows, the build decodes. Names do not matter to it.
  const { format, compression, autoOrient } = await sharp(path)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  // A phone's HEIC belongs to the same family as AVIF.
  const isReadable = /^(?:jpeg|png|webp|heif)$/.test(String(format)) && compression !== 'hevc';
  if (!isReadable || !autoOrient)
    return 'the file is not a picture that can be read; export it as WebP, AVIF, PNG or JPEG';
  const { width, height } = autoOrient;
  return !fits(width, height, asked) && `the picture is ${width} × ${height} pixels; expected ${describeSize(asked)}`;
};

/** Every picture that is named is there, in a format of the web, and large enough for its use. */
export const pictures = ofTexts(async ({ entry: { file }, field, text }, { root, names }) => {
  if (field.type !== 'File') return undefined;
  const folder = posix.dirname(file.path);
  const target = posix.join(folder, text);
  const known = names.filter((name) => name.startsWith('images/'));
  if (known.includes(target)) return wrongPicture(join(root, 'data', target), field.picture);
  const written = known.map((name) => posix.relative(folder, name));
  return `there is no picture "${text}"; ${suggest(text, written)}`;
});
