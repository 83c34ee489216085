import sharp from 'sharp';
import { inks } from '../weave/inks';
import { type PageColourway, pageCloths } from '../weave/pageCloths';
import { clothPng } from './clothPng';

/** Which picture of a page: that of a wide first screen, that of an upright one, or a picture beside a text. */
export type PagePicture = 'wide' | 'upright' | 'panel';

const both = ['wide', 'upright'];

/**
 * The pages whose headline stands on the picture: the colour behind the words, and the pictures this is true for. Elsewhere the
 * words stand beside the picture. The media hub's colour is the token `--aubergine`.
 */
const behindWords: Partial<Record<PageColourway, { readonly colour: string; readonly pictures: readonly string[] }>> = {
  landing: { colour: inks.night, pictures: both },
  awards: { colour: inks.night, pictures: both },
  films: { colour: inks.night, pictures: both },
  academy: { colour: inks.night, pictures: ['upright'] },
  mediaHub: { colour: '#22122e', pictures: both },
  contact: { colour: inks.night, pictures: both },
  workWithUs: { colour: inks.night, pictures: ['wide'] },
};

/** Where the cloth lies on a picture with words, in pixels; the rest is left to them, and the top edge to the header. */
const layouts = {
  wide: { width: 1800, height: 1020, cloth: { width: 680, height: 870, left: 1120, top: 150 } },
  upright: { width: 1080, height: 1350, cloth: { width: 1080, height: 720, left: 0, top: 630 } },
};

/** The size of a picture without words, in pixels. */
const sizes = {
  wide: { width: 1260, height: 840 },
  upright: { width: 900, height: 1125 },
  panel: { width: 1260, height: 840 },
};

/**
 * The picture of a page whose YAML names none, woven in the page's colours.
 * @param title - the page's headline
 * @returns a PNG: wide 1800 × 1020 pixels, upright 1080 × 1350; smaller where no words stand on it
 */
export async function pagePicturePng(title: string, page: PageColourway, picture: PagePicture): Promise<Buffer> {
  const { colourway } = pageCloths[page];
  const words = behindWords[page];
  if (picture === 'panel' || !words?.pictures.includes(picture)) {
    return clothPng(title, { colourway, ...sizes[picture] });
  }
  const { width, height, cloth } = layouts[picture];
  // Drawn larger and scaled down, so that threads are whole pixels before they are scaled.
  const larger = { width: 1260, height: Math.round((1260 * cloth.height) / cloth.width) };
  const input = await sharp(await clothPng(title, { colourway, ...larger }))
    .resize(cloth.width, cloth.height)
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: words.colour } })
    .composite([{ input, left: cloth.left, top: cloth.top }])
    .png()
    .toBuffer();
}
