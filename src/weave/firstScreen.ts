import sharp from 'sharp';
import { inks } from './inks';
import { type PageColourway, pageCloths } from './pageCloths';
import { clothPng } from './picture';

/** How a page's own cloth is shown: beside words, below words, or alone. */
export type Staging = 'wide' | 'upright' | 'panel';

/**
 * The ink behind the words where they stand over the picture of a first screen; pages that are not named here put words
 * beside it. The media hub's is the token `--aubergine`.
 */
const calm: Partial<Record<PageColourway, string>> = {
  landing: inks.night,
  awards: inks.night,
  films: inks.night,
  academy: inks.night,
  contact: inks.night,
  mediaHub: '#22122e',
};

/** Canvas, and where the cloth lies on it, in pixels; the rest is left to the words. */
const stagings = {
  wide: { width: 1800, height: 1020, cloth: { width: 680, height: 1020, left: 1120, top: 0 } },
  upright: { width: 1080, height: 1350, cloth: { width: 1080, height: 720, left: 0, top: 630 } },
} as const;

/**
 * The picture of a page whose YAML names none, woven from its headline in the page's colours. Where words stand over it,
 * it leaves them a calm ground on their side.
 *
 * @param title - the page's headline
 * @param page - whose cloth it is
 * @returns a PNG: 1800 × 1020 px wide, 1080 × 1350 upright, 1260 × 840 as a panel
 */
export async function firstScreenPng(title: string, page: PageColourway, staging: Staging): Promise<Buffer> {
  const { colourway } = pageCloths[page];
  const background = calm[page];
  if (staging === 'panel') return clothPng(title, { colourway, width: 1260, height: 840 });
  const { width, height, cloth } = stagings[staging];
  if (!background)
    return clothPng(title, {
      colourway,
      width: staging === 'wide' ? 1260 : 900,
      height: staging === 'wide' ? 840 : 1125,
    });
  const upright = cloth.width < cloth.height;
  const woven = await clothPng(title, { colourway, width: 1260, height: upright ? 1890 : 840 });
  const input = await sharp(woven).resize(cloth.width, cloth.height).toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input, left: cloth.left, top: cloth.top }])
    .png()
    .toBuffer();
}
