import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { ofTexts, textIn } from '../plugins/gatsby-plugin-content';
import { lookOf } from '../src/layout/looks';

/** The template of a picture of a first screen; docs/content.md shows it. */
interface Template {
  /** Width and height. */
  readonly shape: readonly [number, number];
  readonly example: string;
  /** The parts behind words: widths and heights from the upper left, in sixteenths, and their name. */
  readonly calm?: { readonly parts: readonly (readonly [number, number])[]; readonly name: string };
}

/** The templates of the pictures behind words, and of those next to them, by the field of the picture. */
const templates: Readonly<Record<'behind' | 'beside', Readonly<Record<string, Template>>>> = {
  behind: {
    file: {
      shape: [8, 5],
      example: '1920 × 1200 px',
      calm: {
        parts: [
          [7, 10],
          [8, 6],
        ],
        name: 'its left 44 %, down to two thirds of its height, and its left half, down to a third',
      },
    },
    portrait: {
      shape: [9, 16],
      example: '1080 × 1920 px',
      calm: { parts: [[16, 8]], name: 'the upper half' },
    },
  },
  beside: {
    file: { shape: [3, 2], example: '1920 × 1280 px' },
    portrait: { shape: [108, 109], example: '1080 × 1090 px' },
  },
};

/** The lightest grey allowed (0 to 255), 31 % of white: text in the colour `--shea` has a contrast of 7.1:1 on it. */
const LIGHTEST = 79;

/** The largest difference between a shape and its template: one part in fifty. */
const TOLERANCE = 0.02;

interface Measured {
  readonly width: number;
  readonly height: number;
  /** The greys (0 to 255) of 16 × 16 squares, row by row, so large that a star does not make one light. */
  readonly greys: readonly number[];
}

/** Measured pictures, by path and time of change, because `gatsby develop` checks all pictures again after each saved file. */
const known = new Map<string, Promise<Measured | undefined>>();

/** Measures a picture. Returns `undefined` for a file that is not a picture, which another rule reports. */
function measure(path: string): Promise<Measured | undefined> {
  const version = `${path} ${statSync(path).mtimeMs}`;
  const read = async () => {
    const { width, height } = await sharp(path).metadata();
    const squares = sharp(path).flatten().resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).greyscale().raw();
    return { width, height, greys: Array.from<number>(await squares.toBuffer()) };
  };
  const measured = known.get(version) ?? read().catch(() => undefined);
  known.set(version, measured);
  return measured;
}

/** Checks that the pictures of first screens have the shape of their template, and are dark where they are behind light words. */
export const heroPictures = ofTexts(async ({ entry: { file, parent: hero }, field, text }, content) => {
  const page = hero?.type === 'Hero' && hero.parent ? textIn(hero.parent, 'path') : undefined;
  const path = join(content.root, 'data', posix.dirname(file.path), text);
  if (page === undefined || !existsSync(path)) return undefined;
  const { arrangement, surface } = lookOf(page);
  const template = templates[arrangement === 'behind' ? 'behind' : 'beside'][field.name];
  const picture = template && (await measure(path));
  if (!picture) return undefined;
  const { width, height, greys } = picture;
  const [wide, high] = template.shape;
  if (Math.abs((width * high) / (height * wide) - 1) > TOLERANCE) {
    const expected = `expected ${wide} wide, ${high} high, such as ${template.example}`;
    return `the picture of a first screen is ${width} × ${height} px; ${expected}; docs/content.md shows how to draw it`;
  }
  const { calm } = template;
  if (!calm || /^(?:shea|harmattan|gold)$/.test(surface)) return undefined;
  const isBehindWords = (at: number) => calm.parts.some(([right, lower]) => at % 16 < right && at < 16 * lower);
  if (greys.every((grey, at) => grey <= LIGHTEST || !isBehindWords(at))) return undefined;
  return `the picture is too bright behind the words; darken ${calm.name}: nothing there may be lighter than the grey #4f4f4f`;
});
