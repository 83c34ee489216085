import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp, { type Metadata, type Stats } from 'sharp';
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

/** Decoded pictures by path and time of change, because `gatsby develop` checks all pictures again after each saved file. */
const decoded = new Map<string, Promise<Stats | undefined>>();

/** Decodes a picture. Returns undefined for a file that is cut off, of which the first bytes are right. */
const decode = (path: string): Promise<Stats | undefined> => {
  const version = `${path} ${statSync(path).mtimeMs}`;
  const stats =
    decoded.get(version) ??
    sharp(path)
      .stats()
      .catch(() => undefined);
  decoded.set(version, stats);
  return stats;
};

const wrongPicture = async (path: string, asked: PictureSize = {}): Promise<string | false> => {
  const bytes = readFileSync(path);
  // Reads the format from the first bytes of the file. The build does so too, and ignores the extension of the file's name.
  const found = await sharp(path)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  const { format, compression, space, hasAlpha, width = 0, height = 0, orientation = 1, pages = 1 } = found;
  // sharp calls both AVIF and a phone's HEIC "heif"; HEIC has the compression "hevc".
  if (!/^(?:jpeg|png|webp|heif)$/.test(String(format)) || compression === 'hevc')
    return 'the file is not a picture that can be read; export it as WebP, AVIF, PNG or JPEG';
  if (orientation > 1)
    return 'the picture lies on its side, and only a note in the file (EXIF) turns it; open it, turn it, and export it again';
  // An animated PNG, of which sharp shows the first frame, has this chunk before its pixels.
  if (pages > 1 || bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL'))
    return 'the picture moves; export one frame of it';
  if (space === 'cmyk') return 'the picture has the colours of print (CMYK); export it in those of screens (sRGB)';
  if (Math.max(width, height) > mostPixels || bytes.length > mostBytes)
    return `the picture is too large: ${width} × ${height} pixels, ${Math.ceil(bytes.length / 1_000_000)} MB; expected at most ${mostPixels} pixels on each side and ${mostBytes / 1_000_000} MB`;
  if (!fits(width, height, asked)) return `the picture is ${width} × ${height} pixels; expected ${describeSize(asked)}`;
  // All pictures but WebP, whose header says how long the file is, and share cards, which may be transparent.
  const stats = format === 'webp' && !(asked.size && hasAlpha) ? undefined : await decode(path);
  if (format !== 'webp' && !stats) return 'the file is cut off, and cannot be read whole; export or copy it again';
  // Share cards are JPEG, which has no transparent parts.
  if (asked.size && hasAlpha && !stats?.isOpaque)
    return 'the picture has transparent parts, which messengers show black; put it on a colour';
  if (!asked.maxKilobytes) return false;
  if (bytes.length > asked.maxKilobytes * 1000)
    return `the file has ${Math.ceil(bytes.length / 1000)} KB; expected at most ${asked.maxKilobytes}, because it is published as it is`;
  const isPrivate = found.exif ?? found.xmp ?? found.iptc ?? found.comments;
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
