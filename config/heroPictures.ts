import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { ofTexts, textIn } from '../plugins/gatsby-plugin-content';
import { lookOf } from '../src/layout/looks';

/** The parts of a hero's picture that are behind words, by the field of the picture: widths and heights from the upper left, in sixteenths. */
const grounds = {
  file: {
    parts: [
      { width: 7, height: 10 },
      { width: 8, height: 4 },
    ],
    name: 'its left 44 %, down to two thirds of its height, and its left half, down to a quarter',
  },
  portrait: { parts: [{ width: 16, height: 6 }], name: 'the upper two fifths' },
};

/** The lightest grey allowed (0 to 255), 31 % of white: text in the colour `--shea` has a contrast of 7.1:1 on it. */
const LIGHTEST = 79;

/** Measured pictures, by path and time of change, because `gatsby develop` checks all pictures again after each saved file. */
const known = new Map<string, Promise<readonly number[]>>();

/** Divides a picture into 16 × 16 squares, so large that a star does not make one light, and returns their greys (0 to 255), row by row. */
function squaresOf(path: string): Promise<readonly number[]> {
  const version = `${path} ${statSync(path).mtimeMs}`;
  const squares = sharp(path).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).greyscale().raw();
  // Another rule reports a file that is not a picture.
  const measure = () => squares.toBuffer().then(Array.from<number>, () => []);
  const greys = known.get(version) ?? measure();
  known.set(version, greys);
  return greys;
}

/** Checks that the pictures of first screens are dark where they are behind light words. */
export const heroPictures = ofTexts(async ({ entry: { file, parent: hero }, field, text }, content) => {
  const ground = new Map(Object.entries(grounds)).get(field.name);
  const page = hero?.type === 'Hero' && hero.parent ? textIn(hero.parent, 'path') : undefined;
  const picture = join(content.root, 'data', posix.dirname(file.path), text);
  if (!ground || page === undefined || !existsSync(picture)) return undefined;
  const { arrangement, surface } = lookOf(page);
  // In upright windows the words of every arrangement are over the picture.
  const isUnderWords = arrangement === 'behind' || field.name === 'portrait';
  if (!isUnderWords || /^(?:shea|harmattan|gold)$/.test(surface)) return undefined;
  const greys = await squaresOf(picture);
  const isBehindWords = (at: number) => ground.parts.some(({ width, height }) => at % 16 < width && at < 16 * height);
  if (greys.every((grey, index) => grey <= LIGHTEST || !isBehindWords(index))) return undefined;
  const message = 'the picture is too bright behind the words';
  return `${message}; expected at most 31 % brightness in ${ground.name}; darken it there`;
});
