import letterWidths from './letterWidths.json';

/** Letters of the display face and their widths, in thousandths of an em. A letter with an accent is as wide as without it. */
const widths = new Map(Object.entries(letterWidths));

/** The width of a letter that the face does not have, and the space between two letters. Of the text styles with measured words, only
 * `acronym` has more space. Its size has room for that. */
const UNKNOWN = 700;
const SPACING = -15;

/** Matches the parts of a text between which a line may break: at spaces other than no-break spaces, and after (soft) hyphens and dashes. */
const WORD = /(?:[^\s\u00ad–—-]|[\u00a0\u202f])+[\u00ad–—-]*|[\u00ad–—-]+/g;

/** The smallest and largest values, in em, for which `src/styles/_base.scss` has rules. */
export const WORD_WIDTHS = { least: 1, most: 13 };

/** The smallest and largest lengths of a whole text, in em, for which `src/styles/_base.scss` has rules. */
export const TEXT_LENGTHS = { least: 5, most: 44 };

const clamp = ({ least, most }: typeof WORD_WIDTHS, width: number): number => Math.min(Math.max(width, least), most);

function widthOf(text: string): number {
  let sum = 0;
  // A soft hyphen is visible only at the end of a line. The other format characters (Cf) are never visible.
  const visible = text
    .replace(/\u00ad$/, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '');
  for (const letter of visible) sum += (widths.get(letter) ?? UNKNOWN) + SPACING;
  return sum / 1000;
}

/** Returns the longest word of a text, and its width in the display face, in em, rounded up to quarters. */
export function longestWord(text: string): { readonly word: string; readonly width: number } {
  let longest = { word: '', width: 0 };
  for (const word of text.match(WORD) ?? []) {
    const width = widthOf(word);
    if (width > longest.width) longest = { word, width };
  }
  return { word: longest.word, width: Math.ceil(4 * longest.width) / 4 };
}

/** Returns a value for `data-word`: the width of the longest word of a text, in em. */
export const wordWidth = (text: string): number => clamp(WORD_WIDTHS, longestWord(text).width);

/** Returns the number of lines that words of these widths fill. */
function linesOf(words: readonly number[], blank: number, width: number): number {
  let lines = 1;
  let filled = -blank;
  for (const word of words) {
    filled += blank + word;
    if (filled <= width) continue;
    lines += 1;
    filled = word;
  }
  return lines;
}

/** Gaps at the ends of lines add about a tenth to the length of a text. */
const GAPS = 1.1;

/** A text that fits three lines of this width, in em, is measured only by its total length. */
const LINE = 5.8;

/**
 * Returns a value for `data-length`, in em: the length of a text with gaps. If its longest words need lines wider than `LINE` to fit three
 * lines, the value is at least three times that width.
 */
export function textLength(text: string): number {
  const words = (text.match(WORD) ?? []).map(widthOf);
  const blank = widthOf(' ');
  let line = Math.max(0, ...words);
  while (3 * line < TEXT_LENGTHS.most && linesOf(words, blank, line) > 3) line += 0.25;
  return clamp(TEXT_LENGTHS, Math.ceil(Math.max(GAPS * widthOf(text), line > LINE ? 3 * line : 0)));
}
