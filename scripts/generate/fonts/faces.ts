import type { Family } from './fallbacks';

/** One font file of the site: what it is cut from, and what it covers. */
export interface Face {
  /** The file's name, before its hash. */
  readonly name: string;
  readonly family: Family;
  /** The upstream file, as Node resolves it. */
  readonly source: string;
  /** Every character the file draws; the browser fetches it for these alone. */
  readonly characters: string;
  /** Axes to pin or to narrow; the rest of the design space is cut off. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The `font-weight` descriptor. */
  readonly weight: string;
  /** OpenType features to keep. */
  readonly features: readonly string[];
  /** True where the first screen of every page needs it. */
  readonly preload: boolean;
}

const span = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));

/**
 * English and French, with their punctuation. Arrows are missing from both families as published: draw them as SVG.
 * U+00A0 no-break space and U+2009 thin space are named by number, because they cannot be seen.
 */
const latin =
  span(0x20, 0x7e) + span(0xc0, 0xff) + 'Œœ¡¿¢£¥§©®°·«»½' + '‘’‚“”„–—…•‹›€™' + String.fromCodePoint(0xa0, 0x2009);

/** U+0300 grave, U+0301 acute, U+0303 tilde, U+0304 macron, U+0323 dot below: tone and nasality, as combining marks. */
const marks = String.fromCodePoint(0x300, 0x301, 0x303, 0x304, 0x323);

/**
 * The letters that Akan, Ewe, Ga, Dagbani, Hausa, Fula, Wolof, Kikuyu, Chichewa, Sotho and Venda add to Latin, vowels with
 * tone, and the cedi and the naira.
 */
const african =
  'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋƁɓƊɗƘƙƳƴƎǝƏəƖɩƝɲƓɠʔ' + 'ĀāĒēĪīŌōŪūĨĩŨũǍǎĚěǏǐǑǒǓǔǸǹŃńḾḿ' + 'ŠšŽžČčŴŵŶŷḒḓḼḽṄṅṊṋṰṱṢṣ' + '₵₦';

/** Yoruba and Igbo: upstream keeps letters with a dot below in a file of their own. */
const dotted = 'ẸẹỌọỊịỤụẠạẼẽ';

const display = { family: 'PAMS Display', axes: { wdth: 62.5, wght: 700 }, weight: '700' } as const;
const text = { family: 'PAMS Text', axes: { wght: { min: 400, max: 700 } }, weight: '400 700' } as const;

const noto = (subset: string): string =>
  `@fontsource-variable/noto-serif-display/files/noto-serif-display-${subset}-standard-normal.woff2`;
const inter = (subset: string): string => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;

const plain = { characters: latin, features: ['kern', 'tnum'], preload: true } as const;
const toned = { features: ['kern', 'ccmp', 'mark', 'mkmk'], preload: false } as const;

/** The font files of the site, in the order in which the style sheet names them. */
export const faces: readonly Face[] = [
  { ...display, ...plain, name: 'pams-display-latin', source: noto('latin') },
  { ...display, ...toned, name: 'pams-display-african', source: noto('latin-ext'), characters: african + marks },
  { ...display, ...toned, name: 'pams-display-dotted', source: noto('vietnamese'), characters: dotted + marks },
  { ...text, ...plain, name: 'pams-text-latin', source: inter('latin') },
  // Inter has no place for a mark on ɔ and ʋ. Without marks in the file the browser takes such a letter, mark and all, from
  // the fallback: another face, but the mark stands where it belongs.
  { ...text, ...toned, name: 'pams-text-african', source: inter('latin-ext'), characters: african },
  { ...text, ...toned, name: 'pams-text-dotted', source: inter('vietnamese'), characters: dotted + marks },
];

/** The licences that go with the files, by the name of the copy. */
export const licences = {
  'OFL-Noto-Serif-Display.txt': '@fontsource-variable/noto-serif-display/LICENSE',
  'OFL-Inter.txt': '@fontsource-variable/inter/LICENSE',
};
