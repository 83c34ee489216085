import type { Font } from 'fontkit';

/** Headlines and prose in the words of the site: fallbacks are given the width that our own faces have over these. */
export const samples = {
  'PAMS Display': [
    'Crafting Stories That Inspire a Continent. A house of stories, built in Accra. Brand Strategy & Identity. Film &',
    'Television Production. Films made to be seen in the dark, with strangers. Five flagship awards for the people who do',
    'the work. Learn it on Saturday, use it on Monday. One Stop Hub for Growth, Creativity & Recognition. Take the other',
    'end of the cloth. Public Relations & Communications. Three tracks, six courses each. Listen first, then read.',
  ].join(' '),
  'PAMS Text': [
    'Africa’s hub for media, marketing, and film production — empowering brands, creatives, and communities through',
    'storytelling. PAMS is a media, marketing and film production company in Accra with offices in Lagos, Johannesburg and',
    'Nairobi. It makes campaigns and films, runs six awards and trains the next crews. Monday to Friday, 9:00 to 18:00.',
    'We use what you write to answer you, and for nothing else. Your address is used for this letter alone.',
  ].join(' '),
} as const;

/** The names of our own families. */
export type Family = keyof typeof samples;

/** A face that many machines have, adjusted to the size of ours while ours is loading. */
export interface Fallback {
  readonly family: string;
  /** Full and PostScript names of the face, and of others with the same widths. */
  readonly local: readonly string[];
  /** Width of the family's sample, in em, as `npm run fonts -- --measure <file>` tells it of one of these faces. */
  readonly width: number;
  /** The `font-weight` descriptor. */
  readonly weight: string;
  /** The weight of our own face it is measured against. */
  readonly against: { readonly family: Family; readonly wght: number };
}

const display = { weight: '700', against: { family: 'PAMS Display', wght: 700 } } as const;
const regular = { weight: '400 549', against: { family: 'PAMS Text', wght: 400 } } as const;
const bold = { weight: '550 700', against: { family: 'PAMS Text', wght: 650 } } as const;
const times = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'];
const arial = ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Arimo'];
const arialBold = [
  'Arial Bold',
  'Arial-BoldMT',
  'Helvetica Bold',
  'Helvetica-Bold',
  'Liberation Sans Bold',
  'Arimo Bold',
];

/** In the order in which the browser tries them. */
export const fallbacks: readonly Fallback[] = [
  // Windows, macOS, iOS; Gelasio 700 has Georgia's widths
  { ...display, family: 'Display Georgia', local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 231.386 },
  // Android, most Linux desktops
  { ...display, family: 'Display Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 227.878 },
  // The rest; Liberation Serif and Tinos have Times New Roman's widths
  { ...display, family: 'Display Times', local: times, width: 194.828 },
  // Linux without a desktop, where a browser brings no other
  { ...display, family: 'Display DejaVu', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 255.329 },
  // Windows, macOS, iOS, Linux; Liberation Sans has the widths of Arial and Helvetica
  { ...regular, family: 'Text Arial', local: arial, width: 199.542 },
  { ...bold, family: 'Text Arial', local: arialBold, width: 215.211 },
  // Android
  { ...regular, family: 'Text Roboto', local: ['Roboto', 'Roboto-Regular', 'Roboto Regular'], width: 199.345 },
  { ...bold, family: 'Text Roboto', local: ['Roboto Bold', 'Roboto-Bold'], width: 202.463 },
  // Linux without a desktop
  { ...regular, family: 'Text DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], width: 227.201 },
  { ...bold, family: 'Text DejaVu', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 256.774 },
];

/** The width of a text in a font, in em, without kerning. */
export const widthOf = (font: Font, text: string): number =>
  [...text].reduce((sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth, 0) /
  font.unitsPerEm;

/**
 * The descriptors with which lines of a fallback break where ours would, and are as high.
 * @param own our own face, at the weight the fallback is measured against
 * @returns ratios, 1 for 100 %; the last three are divided by the first, because browsers scale them with it
 */
export function adjustment(own: Font, { against, width }: Pick<Fallback, 'against' | 'width'>): Record<string, number> {
  const size = widthOf(own, samples[against.family]) / width;
  const em = own.unitsPerEm * size;
  return {
    'size-adjust': size,
    'ascent-override': own.ascent / em,
    'descent-override': -own.descent / em,
    'line-gap-override': own.lineGap / em,
  };
}
