import { join } from 'node:path';
import sharp from 'sharp';
import type { DisplayFont } from './displayFont';
import { breakHeadline, lineHeight } from './headline';
import type { CardOptions } from './options';

/** In pixels: the card's height, and the clear space at its edges. */
const [height, margin] = [630, 64];

/** What a card shows: the page's headline, its name where neither headline nor wordmark gives it, and its background. */
type CardWords = { headline: string; name: string | undefined; colourway: string };

/**
 * Sets a page's words on the background of its colourway.
 * @returns a PNG of 1200 × 630 pixels; nothing where the colourway has no background
 * @throws RangeError when the face lacks a letter
 */
export async function drawCard(
  words: CardWords,
  font: DisplayFont,
  { folder, backgrounds }: Pick<CardOptions, 'folder' | 'backgrounds'>,
): Promise<Buffer | undefined> {
  const background = backgrounds[words.colourway];
  if (!background) return undefined;
  const path = (text: string, colour: string, size: number, x: number, y: number): string =>
    `<path fill="${colour}" fill-rule="evenodd" transform="translate(${x} ${y})" d="${font.outline(text, size).data}"/>`;
  const { size, lines } = breakHeadline(words.headline, font, background.headline);
  const step = Math.round(lineHeight * size);
  const first = background.top
    ? 172 + Math.round(font.capHeight * size)
    : height - margin - Math.round(0.05 * size) - (lines.length - 1) * step;
  // A letter's stem begins a little to the right of its origin: moved back, it stands below the edge of the wordmark.
  const x = margin - Math.round(0.02 * size);
  const paths = lines.map((line, at) => path(line, background.text, size, x, first + at * step));
  // Beside the wordmark.
  if (words.name) paths.push(path(words.name, background.mark, 54, 277, 106));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}">${paths.join('')}</svg>`;
  return sharp(join(folder, `${words.colourway}.webp`))
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
