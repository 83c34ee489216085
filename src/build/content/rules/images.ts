import { join, posix } from 'node:path';
import { type Content, type Entry, problemAt, type Rule } from '../content';
import {
  describeImage,
  fitsImage,
  type ImageConstraint,
  imageConstraints,
  portraitConstraint,
} from '../../schema/imageConstraints';
import { readPicture } from '../../pictures/picture';
import { type Advice, type Problem, problemOf } from '../problem';
import { fieldsOf, objectType } from '../../schema/schema';
import { didYouMean } from '../../schema/suggest';

/** Formats that become responsive pictures. */
const raster = ['jpeg', 'png', 'webp', 'heif'];

/** A field that names a picture file. */
interface Mention {
  readonly entry: Entry;
  readonly field: string;
  /** The path as it is written. */
  readonly written: string;
  /** The file, relative to `data/`. */
  readonly target: string;
  readonly constraint: ImageConstraint | undefined;
}

const mentionsIn = ({ entries, schema }: Content): Mention[] =>
  entries.flatMap((entry) =>
    fieldsOf(objectType(schema, entry.type)).flatMap(({ name: field, type }): Mention[] => {
      const written = entry.value[field];
      if (type !== 'File' || typeof written !== 'string' || written.trim() === '') return [];
      const target = posix.join(posix.dirname(entry.file.name), written);
      const constraint = field === 'portrait' ? portraitConstraint : imageConstraints[entry.use];
      return [{ entry, field, written, target, constraint }];
    }),
  );

type Finding = Advice & { readonly message: string };

/** What is wrong with the path, before the file is opened. */
const ofPath = ({ entry, target, written }: Mention, names: readonly string[]): Finding | undefined => {
  if (/^(?:[a-z]+:|\/)/i.test(written)) {
    const expected = 'the path of a picture in data/images, seen from this file';
    return { message: `"${written}" is not a path inside data/images`, expected };
  }
  if (!names.includes(target)) {
    const here = posix.dirname(entry.file.name);
    const pictures = names.filter((name) => name.startsWith('images/')).map((name) => posix.relative(here, name));
    return { message: `there is no picture "${written}"`, suggestion: didYouMean(written, pictures) };
  }
  if (target.startsWith('images/')) return undefined;
  return { message: `"${written}" is not in data/images`, expected: 'pictures in data/images alone' };
};

/** What is wrong with the picture itself. */
const ofPicture = async ({ entry, field, target, constraint }: Mention, root: string): Promise<Finding | undefined> => {
  const picture = await readPicture(join(root, 'data', target));
  if ('problem' in picture) return { message: picture.problem, suggestion: picture.cure ?? 'export it anew' };
  const { format, width, height } = picture;
  if (entry.type !== 'Image') {
    return format === 'svg' ? undefined : { message: `"${field}" is a ${format} picture`, expected: 'an SVG' };
  }
  if (!raster.includes(format)) {
    const message = `a picture in the format ${format} is not prepared for screens`;
    return { message, expected: 'WebP, PNG, JPEG or AVIF' };
  }
  if (!constraint || fitsImage(width, height, constraint)) return undefined;
  return { message: `the picture is ${width} × ${height} pixels`, expected: describeImage(constraint) };
};

/** Every picture that is named exists, can be read and fits its use. */
export const images: Rule = async (content) => {
  const problems = await Promise.all(
    mentionsIn(content).map(async (mention): Promise<Problem[]> => {
      const finding = ofPath(mention, content.names) ?? (await ofPicture(mention, content.root));
      if (!finding) return [];
      const { message, ...advice } = finding;
      return [problemAt(mention.entry, mention.field, message, advice)];
    }),
  );
  return problems.flat();
};

/** Pictures nobody names. Only content without a problem can say so: a misspelt line may name any of them. */
export const unnamedPictures = (content: Content): Problem[] => {
  const named = new Set(mentionsIn(content).map(({ target }) => target));
  const advice = { suggestion: 'remove it, or name it where it belongs', severity: 'warning' } as const;
  return content.names
    .filter((name) => name.startsWith('images/') && !named.has(name))
    .map((name) => problemOf(`data/${name}`, 'no entry names this picture', advice));
};
