import type { FontFacts } from './sfnt';

/** Words in the voice of the site, headlines and prose; their width is what a headline or a line of text comes to. */
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

/** A face that many machines have, dressed up to take the room of ours until ours has come. */
export interface Fallback {
  readonly family: string;
  /** Full and PostScript names under which systems know the face, and those of others with the same widths. */
  readonly local: readonly string[];
  /**
   * Width of the family's sample in that face, in em, without kerning. Measured with `npm run fonts -- --measure <file>` on the
   * face itself, or on the free face that was drawn to the same widths, which is named beside it.
   */
  readonly width: number;
  /** The `font-weight` descriptor. */
  readonly weight: string;
  /** The weight of our own face it is measured against. */
  readonly against: { readonly family: Family; readonly wght: number };
}

const display = { weight: '700', against: { family: 'PAMS Display', wght: 700 } } as const;
const regular = { weight: '400 549', against: { family: 'PAMS Text', wght: 400 } } as const;
const bold = { weight: '550 700', against: { family: 'PAMS Text', wght: 650 } } as const;

/** In the order in which the browser tries them. */
export const fallbacks: readonly Fallback[] = [
  // Windows, macOS, iOS; Gelasio 700 has Georgia's widths
  { ...display, family: 'Display Georgia', local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], width: 231.386 },
  // Android, most Linux desktops
  { ...display, family: 'Display Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 227.878 },
  // The rest; Liberation Serif and Tinos have Times New Roman's widths
  {
    ...display,
    family: 'Display Times',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    width: 194.828,
  },
  // Linux without a desktop, where a browser brings no other
  { ...display, family: 'Display DejaVu', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 255.329 },
  // Windows, macOS, iOS, Linux; Liberation Sans has the widths of Arial and Helvetica
  {
    ...regular,
    family: 'Text Arial',
    local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Arimo'],
    width: 199.542,
  },
  {
    ...bold,
    family: 'Text Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 215.211,
  },
  // Android
  { ...regular, family: 'Text Roboto', local: ['Roboto', 'Roboto-Regular', 'Roboto Regular'], width: 199.345 },
  { ...bold, family: 'Text Roboto', local: ['Roboto Bold', 'Roboto-Bold'], width: 202.463 },
  // Linux without a desktop
  { ...regular, family: 'Text DejaVu', local: ['DejaVu Sans', 'DejaVuSans'], width: 227.201 },
  { ...bold, family: 'Text DejaVu', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 256.774 },
];

/** Descriptors that make a fallback take the room of our own face. */
export interface Adjustment {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/**
 * How a fallback has to be set so that lines break where ours would, and stand as high.
 * @param own the facts of our own face, at the weight the fallback is measured against
 * @param fallback the face that stands in for it
 * @returns ratios, 1 for 100%. Ascent, descent and line gap are divided by the size, because browsers scale them with it.
 */
export function adjustment(own: FontFacts, { against, width }: Pick<Fallback, 'against' | 'width'>): Adjustment {
  const sizeAdjust = own.width(samples[against.family]) / width;
  return {
    sizeAdjust,
    ascent: own.ascent / sizeAdjust,
    descent: own.descent / sizeAdjust,
    lineGap: own.lineGap / sizeAdjust,
  };
}
