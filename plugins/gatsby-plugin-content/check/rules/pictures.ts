import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { PictureSize } from '../../schema/directives';
import { describeSize } from '../../schema/jsonSchema';
import { nearest, suggest } from '../../schema/suggest';
import { ofTexts } from '../content';

// sharp would keep files open in its cache. On Windows an open file cannot be deleted or replaced.
sharp.cache({ files: 0 });

/** The limits of a picture: pixels of each side, and bytes of the file. The build decodes whole pictures, which takes memory. */
const mostPixels = 10_000;
const mostBytes = 30_000_000;

/** True if a picture of this width and height meets the requirements. */
const fits = (width: number, height: number, { minWidth, maxWidth, size, ratio, shape }: PictureSize): boolean =>
  (!size || (width === size[0] && height === size[1])) &&
  width >= (minWidth ?? 0) &&
  width <= (maxWidth ?? mostPixels) &&
  (!ratio || Math.abs((width / height) * (ratio[1] / ratio[0]) - 1) <= 0.02) &&
  (!shape || (shape === 'LANDSCAPE' ? width > height : height > width));

const wrongPicture = async (path: string, asked: PictureSize = {}): Promise<string | false> => {
  // Reads the format from the first bytes of the file. The build does so too, and ignores the extension of the file's name.
  const picture = await sharp(path)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  const { format, compression, width = 0, height = 0, orientation = 1, pages = 1, exif, xmp, iptc, comments } = picture;
  // sharp calls both AVIF and a phone's HEIC "heif"; HEIC has the compression "hevc".
  if (!/^(?:jpeg|png|webp|heif)$/.test(String(format)) || compression === 'hevc')
    return 'the file is not a picture that can be read; export it as WebP, AVIF, PNG or JPEG';
  if (orientation > 1)
    return 'the picture lies on its side, and only a note in the file (EXIF) turns it; open it, turn it, and export it again';
  if (pages > 1) return 'the picture moves; export one frame of it';
  const bytes = statSync(path).size;
  if (Math.max(width, height) > mostPixels || bytes > mostBytes)
    return `the picture is too large: ${width} × ${height} pixels, ${Math.ceil(bytes / 1_000_000)} MB; expected at most ${mostPixels} pixels on each side and ${mostBytes / 1_000_000} MB`;
  if (!fits(width, height, asked)) return `the picture is ${width} × ${height} pixels; expected ${describeSize(asked)}`;
  if (!asked.maxKilobytes) return false;
  if (bytes > asked.maxKilobytes * 1000)
    return `the file has ${Math.ceil(bytes / 1000)} KB; expected at most ${asked.maxKilobytes}, because it is published as it is`;
  const isPrivate = exif ?? xmp ?? iptc ?? comments;
  return isPrivate !== undefined && 'the file holds metadata, such as the place of a photo; export it without metadata';
};

/** Checks that each picture exists, has a format of the web, and meets the requirements of its field. */
export const pictures = ofTexts(async ({ entry: { file }, field, text }, { root, names }) => {
  if (field.type !== 'File') return undefined;
  const folder = posix.dirname(file.path);
  const target = posix.join(folder, text);
  const known = names.filter((name) => name.startsWith('images/'));
  if (known.includes(target)) return wrongPicture(join(root, 'data', target), field.picture);
  const written = known.map((name) => posix.relative(folder, name));
  // Only the names are compared: folder and extension make all paths similar.
  const nameOf = (path: string) => posix.parse(path).name;
  const name = nearest(nameOf(text), written.map(nameOf));
  const similar = written.find((path) => nameOf(path) === name);
  const instead = similar ? suggest(text, [similar]) : 'put the file into data/images, or name one that is there';
  return `there is no picture "${text}"; ${instead}`;
});
