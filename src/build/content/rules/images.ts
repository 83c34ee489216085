import { join, posix } from 'node:path';
import type { Content, Rule } from '../content';
import type { Advice, Fault } from '../fault';
import { describeFrame, fitsFrame, type Frame, frames, portraitFrame } from '../frames';
import { type Picture, readPicture } from '../picture';
import type { TypedScalar } from '../shape';
import { faultAt } from '../source';
import { didYouMean } from '../suggest';
import type { ContentNode } from '../tree';

/** Formats that become responsive pictures. */
const raster = ['jpeg', 'png', 'webp', 'heif'];

/** A place in the content that names a picture file. */
interface Mention extends TypedScalar {
  /** The file, relative to `data/`. */
  readonly target: string;
  readonly frame?: Frame;
}

/** Where in `data/` a path written in a YAML file leads. */
const targetOf = ({ source, node }: TypedScalar): string =>
  posix.normalize(posix.join(posix.dirname(source.file), node.value)).replace(/^data\//, '');

const mentionsIn = ({ scalars, maps }: Content): Mention[] => {
  const uses = new Map<ContentNode, string>(
    maps.flatMap(({ node, use }) => node.entries.map(({ value }) => [value, use] as const)),
  );
  return scalars
    .filter(({ field }) => field.type === 'File')
    .map((scalar) => {
      const frame = scalar.field.name === 'portrait' ? portraitFrame : frames[uses.get(scalar.node) ?? ''];
      return { ...scalar, target: targetOf(scalar), frame };
    });
};

/** What is wrong with the path, before the file is opened. */
const ofPath = (
  { target, node, source }: Mention,
  names: readonly string[],
): (Advice & { message: string }) | undefined => {
  if (/^(?:[a-z]+:|\/)/i.test(node.value)) {
    const expected = 'the path of a picture in data/images, seen from this file';
    return { message: `"${node.value}" is not a path inside data/images`, expected };
  }
  if (names.includes(target)) {
    const misplaced = !target.startsWith('images/');
    return misplaced
      ? { message: `"${node.value}" is not in data/images`, expected: 'pictures in data/images alone' }
      : undefined;
  }
  const here = posix.dirname(source.file).replace(/^data\/?/, '');
  const candidates = names.filter((name) => name.startsWith('images/')).map((name) => posix.relative(here, name));
  return { message: `there is no picture "${node.value}"`, suggestion: didYouMean(node.value, candidates) };
};

const ofPicture = ({ owner, field, frame }: Mention, picture: Picture): (Advice & { message: string }) | undefined => {
  if ('problem' in picture) return { message: picture.problem, suggestion: picture.cure ?? 'export it anew' };
  const { format, width, height } = picture;
  if (owner !== 'Image') {
    return format === 'svg' ? undefined : { message: `"${field.name}" is a ${format} picture`, expected: 'an SVG' };
  }
  if (!raster.includes(format)) {
    return {
      message: `a picture in the format ${format} is not prepared for screens`,
      expected: 'WebP, PNG, JPEG or AVIF',
    };
  }
  if (!frame || fitsFrame(width, height, frame)) return undefined;
  return { message: `the picture is ${width} × ${height} pixels`, expected: describeFrame(frame) };
};

/** Every picture that is named exists, can be read and fits its use. */
export const images: Rule = async (content) => {
  const mentions = mentionsIn(content);
  const pictures = new Map<string, Promise<Picture>>();
  const faults = await Promise.all(
    mentions.map(async (mention): Promise<Fault[]> => {
      const { source, node, target, fits } = mention;
      if (!fits || node.value.trim() === '') return [];
      let finding = ofPath(mention, content.names);
      if (!finding) {
        const picture = pictures.get(target) ?? readPicture(join(content.root, 'data', target));
        pictures.set(target, picture);
        finding = ofPicture(mention, await picture);
      }
      if (!finding) return [];
      const { message, ...advice } = finding;
      return [faultAt(source, node.start, message, advice)];
    }),
  );
  return faults.flat();
};

/** Pictures nobody names. Only content without a fault can say so: a misspelt line may name any of them. */
export const unnamedPictures = (content: Content): Fault[] => {
  const named = new Set(mentionsIn(content).map(({ target }) => target));
  return content.names
    .filter((name) => name.startsWith('images/') && !named.has(name))
    .map((name) => ({
      file: `data/${name}`,
      line: 1,
      column: 1,
      message: 'no entry names this picture',
      suggestion: 'remove it, or name it where it belongs',
      severity: 'warning',
    }));
};
