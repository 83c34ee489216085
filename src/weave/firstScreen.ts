import sharp from 'sharp';
import { inks } from './inks';
import { type PageColourway, pageCloths } from './pageCloths';
import { clothPng } from './picture';

/** How a page's own cloth is shown: beside words, below words, or alone. */
export type Staging = 'wide' | 'upright' | 'panel';

const both = ['wide', 'upright'] as const;

/**
 * Where words stand over the picture of a first screen: the ink behind them, and the stagings this holds for; elsewhere
 * they stand beside it. The media hub's ink is the token `--aubergine`.
 */
const calm: Partial<Record<PageColourway, { readonly ink: string; readonly stagings: readonly Staging[] }>> = {
  landing: { ink: inks.night, stagings: both },
  awards: { ink: inks.night, stagings: both },
  films: { ink: inks.night, stagings: both },
  academy: { ink: inks.night, stagings: ['upright'] },
  mediaHub: { ink: '#22122e', stagings: both },
  contact: { ink: inks.night, stagings: both },
  workWithUs: { ink: inks.night, stagings: ['wide'] },
};

/** Canvas, and where the cloth lies on it, in pixels; the rest is left to the words, and above it to the bar. */
const canvases = {
  wide: { width: 1800, height: 1020, cloth: { width: 680, height: 870, left: 1120, top: 150 } },
  upright: { width: 1080, height: 1350, cloth: { width: 1080, height: 720, left: 0, top: 630 } },
} as const;

/** A picture that is all cloth, in pixels. */
const full = {
  wide: { width: 1260, height: 840 },
  upright: { width: 900, height: 1125 },
  panel: { width: 1260, height: 840 },
} as const;

/**
 * The picture of a page whose YAML names none, woven from its headline in the page's colours. Where words stand over it,
 * it leaves them a calm ground on their side.
 *
 * @param title - the page's headline
 * @param page - whose cloth it is
 * @returns a PNG: 1800 × 1020 px wide, 1080 × 1350 upright, smaller where it is all cloth
 */
export async function firstScreenPng(title: string, page: PageColourway, staging: Staging): Promise<Buffer> {
  const { colourway } = pageCloths[page];
  const behindWords = calm[page];
  if (staging === 'panel' || !behindWords?.stagings.includes(staging)) {
    return clothPng(title, { colourway, ...full[staging] });
  }
  const { width, height, cloth } = canvases[staging];
  // Woven larger, in the same ratio, so that threads are whole pixels before they are scaled.
  const woven = await clothPng(title, {
    colourway,
    width: 1260,
    height: Math.round((1260 * cloth.height) / cloth.width),
  });
  const input = await sharp(woven).resize(cloth.width, cloth.height).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: behindWords.ink } })
    .composite([{ input, left: cloth.left, top: cloth.top }])
    .png()
    .toBuffer();
}
