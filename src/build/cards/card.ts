import { wordmark } from '../../components/Wordmark/outline';
import { type Ink, inks } from '../../weave/inks';
import { leading, setHeadline } from './headline';
import type { Lettering } from './lettering';
import { pack, print } from './press';
import { cardSize, margin, type Scene } from './scene';

/** What a card says. */
export interface CardWords {
  readonly headline: string;
  /** The page's name beside the wordmark; left out where the headline or the wordmark says it. */
  readonly name?: string | undefined;
}

/** Heights in pixels: of the wordmark, of the type beside it, of the clear space below the two. */
const markHeight = 48;
const nameSize = 54;
const gap = 60;

/** Large type is pulled out by the air its letters carry on the left, in em, so that it stands under the wordmark's edge. */
const bearing = 0.02;

const path = (data: string, ink: Ink, x: number, y: number, scale = 1): string =>
  `<path fill="${inks[ink]}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale})" d="${data}"/>`;

/** The wordmark in the upper left corner, the page's name beside it. */
function sign(name: string | undefined, ink: Ink, lettering: Lettering): string {
  const scale = markHeight / wordmark.height;
  const mark = path(wordmark.data, ink, margin, margin, scale);
  const beside = margin + Math.round(wordmark.width * scale) + 20;
  return name ? mark + path(lettering.set(name, nameSize).data, ink, beside, margin + markHeight - 6) : mark;
}

/** A line of the headline and where it stands. */
export interface PlacedLine {
  readonly line: string;
  /** Of the type, in pixels an em. */
  readonly size: number;
  /** Where its baseline begins, in pixels from the upper left corner of the card. */
  readonly x: number;
  readonly y: number;
}

/**
 * Where the lines of a headline stand: below the wordmark, or on the lower margin.
 * @throws RangeError when there is no word, or the lettering lacks a letter
 */
export function placeHeadline(headline: string, scene: Scene, lettering: Lettering): PlacedLine[] {
  const { size, lines } = setHeadline(headline, lettering, scene.headline);
  const step = Math.round(leading * size);
  const first = scene.hangs
    ? margin + markHeight + gap + Math.round(lettering.capHeight * size)
    : cardSize.height - margin - Math.round(0.05 * size) - (lines.length - 1) * step;
  const x = margin - Math.round(bearing * size);
  return lines.map((line, at) => ({ line, size, x, y: first + at * step }));
}

/**
 * What lies over the cloth, as one SVG document. It holds no text: the machine that draws it needs no font.
 * @throws RangeError when the lettering lacks a letter
 */
export function cardSvg({ headline, name }: CardWords, scene: Scene, lettering: Lettering): string {
  const { width, height } = cardSize;
  const lines = placeHeadline(headline, scene, lettering).map(({ line, size, x, y }) =>
    path(lettering.set(line, size).data, scene.type, x, y),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${scene.shapes}${sign(name, scene.mark, lettering)}${lines.join('')}</svg>`
  );
}

/** The printed cloth of each scene: it does not hang on the words, and takes most of the time. */
const cloths = new WeakMap<Scene, Buffer>();

function clothOf(scene: Scene): Buffer {
  const cloth = cloths.get(scene) ?? print(scene.paint, scene.ground);
  cloths.set(scene, cloth);
  return cloth;
}

/**
 * A page's share card: its headline and its cloth. The same words give the same bytes.
 * @returns a PNG of 1200 × 630 pixels
 * @throws RangeError when the lettering lacks a letter
 */
export const drawCard = (words: CardWords, scene: Scene, lettering: Lettering): Promise<Buffer> =>
  pack(clothOf(scene), cardSvg(words, scene, lettering));
