const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));

/** English and French, with their punctuation; U+A0 no-break space, U+2009 thin space. Neither family has arrows. */
const latin =
  span(0x20, 0x7e) + span(0xc0, 0xff) + 'Œœ¡¿¢£¥§©®°·«»½' + '‘’‚“”„–—…•‹›€™' + String.fromCodePoint(0xa0, 0x2009);

/** U+0300 grave, U+0301 acute, U+0303 tilde, U+0304 macron, U+0323 dot below: tone and nasality, as combining marks. */
const marks = String.fromCodePoint(0x300, 0x301, 0x303, 0x304, 0x323);

/** What Akan, Ewe, Ga, Dagbani, Hausa, Fula, Wolof, Kikuyu, Chichewa, Sotho and Venda add; vowels with tone; cedi, naira. */
const african =
  'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋƁɓƊɗƘƙƳƴƎǝƏəƖɩƝɲƓɠʔ' + 'ĀāĒēĪīŌōŪūĨĩŨũǍǎĚěǏǐǑǒǓǔǸǹŃńḾḿ' + 'ŠšŽžČčŴŵŶŷḒḓḼḽṄṅṊṋṰṱṢṣ' + '₵₦';

/** Yoruba and Igbo: upstream keeps letters with a dot below in a file of their own. */
const dotted = 'ẸẹỌọỊịỤụẠạẼẽ';

const noto = (subset: string): string =>
  `@fontsource-variable/noto-serif-display/files/noto-serif-display-${subset}-standard-normal.woff2`;
const inter = (subset: string): string => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;

/** `axes` are pinned or narrowed, and the rest of the design space is cut off; `weight` is the `font-weight` descriptor. */
const display = { family: 'PAMS Display', axes: { wdth: 62.5, wght: 700 }, weight: '700' };
const text = { family: 'PAMS Text', axes: { wght: { min: 400, max: 700 } }, weight: '400 700' };

/** The OpenType features to keep; the first screen of every page needs what is preloaded. */
const plain = { characters: latin, features: ['kern', 'tnum'], preload: true };
const toned = { features: ['kern', 'ccmp', 'mark', 'mkmk'], preload: false };

const displayLatin = { ...display, ...plain, name: 'pams-display-latin', source: noto('latin') };
const textLatin = { ...text, ...plain, name: 'pams-text-latin', source: inter('latin') };

/** The font files of the site, in the order in which the style sheet names them; each is fetched for its characters alone. */
export const faces = [
  displayLatin,
  { ...display, ...toned, name: 'pams-display-african', source: noto('latin-ext'), characters: african + marks },
  { ...display, ...toned, name: 'pams-display-dotted', source: noto('vietnamese'), characters: dotted + marks },
  textLatin,
  // Inter has no place for a mark on ɔ and ʋ. Without marks in the file the browser takes such a letter, mark and all, from
  // the fallback: another face, but the mark stands where it belongs.
  { ...text, ...toned, name: 'pams-text-african', source: inter('latin-ext'), characters: african },
  { ...text, ...toned, name: 'pams-text-dotted', source: inter('vietnamese'), characters: dotted + marks },
];

/** The face and its weight that a fallback is measured against, and the `font-weight` descriptor of the fallback. */
const bold = { own: displayLatin, wght: 700, weight: '700' };
const regularText = { own: textLatin, wght: 400, weight: '400 549' };
const boldText = { own: textLatin, wght: 650, weight: '550 700' };

const times = 'Times New Roman Bold, TimesNewRomanPS-BoldMT, Liberation Serif Bold, Tinos Bold';
const arial = 'Arial, ArialMT, Helvetica, Liberation Sans, LiberationSans, Arimo';
const arialBold = 'Arial Bold, Arial-BoldMT, Helvetica Bold, Helvetica-Bold, Liberation Sans Bold, Arimo Bold';

/**
 * Faces that many machines have, which stand in while ours are loading, in the order in which the browser tries them: the face
 * and others with the same widths, by full or PostScript name; and `xWidthAvg` of @capsizecss/metrics 4.3 or, for DejaVu, of
 * @capsizecss/unpack: the width of a letter in em, weighted by how often each is used.
 */
export const fallbacks = [
  // Windows, macOS, iOS; Android; the rest; Linux without a desktop, where a browser brings no other
  { ...bold, family: 'Display Georgia', local: 'Georgia Bold, Georgia-Bold, Gelasio Bold', width: 0.5186 },
  { ...bold, family: 'Display Noto', local: 'Noto Serif Bold, NotoSerif-Bold', width: 0.512 },
  { ...bold, family: 'Display Times', local: times, width: 0.4326 },
  { ...bold, family: 'Display DejaVu', local: 'DejaVu Serif Bold, DejaVuSerif-Bold', width: 0.5703 },
  // Windows, macOS, iOS, most of Linux; Android; Linux without a desktop
  { ...regularText, family: 'Text Arial', local: arial, width: 0.4458 },
  { ...boldText, family: 'Text Arial', local: arialBold, width: 0.48 },
  { ...regularText, family: 'Text Roboto', local: 'Roboto, Roboto-Regular, Roboto Regular', width: 0.4448 },
  { ...boldText, family: 'Text Roboto', local: 'Roboto Bold, Roboto-Bold', width: 0.4521 },
  { ...regularText, family: 'Text DejaVu', local: 'DejaVu Sans, DejaVuSans', width: 0.5083 },
  { ...boldText, family: 'Text DejaVu', local: 'DejaVu Sans Bold, DejaVuSans-Bold', width: 0.5742 },
];
