import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { ofTexts, textIn } from '../plugins/gatsby-plugin-content';
import { lookOf } from '../src/layout/looks';

/** The part of a hero's picture that is behind words, by the field of the picture; in sixteenths of the picture's width and height. */
const grounds = {
  file: { width: 6, height: 10, name: 'the left two fifths, down to two thirds of its height' },
  portrait: { width: 16, height: 6, name: 'the upper two fifths' },
};

/** The lightest grey allowed (0 to 255), 31 % of white: text in the colour `--shea` has a contrast of 7.1:1 on it. */
const LIGHTEST = 79;

/** The greys already measured, by path and time of change, because `gatsby develop` checks all pictures again after each saved file. */
const known = new Map<string, Promise<number>>();

/**
 * Divides a picture into 16 × 16 squares, and returns the grey (0 to 255) of the lightest square in a part of the picture. The squares are
 * so large that a star does not make one light.
 */
function lightest(path: string, { width, height }: { width: number; height: number }): Promise<number> {
  const version = `${path} ${statSync(path).mtimeMs}`;
  const measure = async () => {
    const sixteenths = sharp(path).resize(16, 16, { fit: 'fill' }).extract({ left: 0, top: 0, width, height });
    return Math.max(...(await sixteenths.greyscale().raw().toBuffer()));
  };
  // Another rule reports a file that is not a picture.
  const found = known.get(version) ?? measure().catch(() => 0);
  known.set(version, found);
  return found;
}

/** Checks that the pictures of first screens are dark where they are behind light words. */
export const heroPictures = ofTexts(async ({ entry: { file, parent: hero }, field, text }, content) => {
  const ground = new Map(Object.entries(grounds)).get(field.name);
  const page = hero?.type === 'Hero' && hero.parent ? textIn(hero.parent, 'path') : undefined;
  const picture = join(content.root, 'data', posix.dirname(file.path), text);
  if (!ground || page === undefined || !existsSync(picture)) return undefined;
  const { arrangement, surface } = lookOf(page);
  if (arrangement !== 'behind' || surface === 'shea' || (await lightest(picture, ground)) <= LIGHTEST) return undefined;
  const message = 'the picture is too bright behind the words';
  return `${message}; expected at most 31 % brightness in ${ground.name}; darken it there`;
});
