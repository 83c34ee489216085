// Letters of five by seven threads, for the bands of pages (a script of the build) and for names (in the browser). No React and no DOM here.

/** Each letter, then its seven rows from the top. A row is a digit to base 32: its five bits are five threads, the highest at the left. */
const LETTERS = `
  A4ahhvhh Buhhuhhu Cfgggggf Dsihhhis Evgguggv Fvgguggg Gfggjhhf Hhhhvhhh Iv44444v J72222ic Khikokih Lggggggv Mhrllhhh
  Nhppljjh Oehhhhhe Puhhuggg Qehhhlid Ruhhukih Sfgge11u Tv444444 Uhhhhhhe Vhhhhha4 Whhhllrh Xhha4ahh Yhha4444 Zv1248gv
  Ɛehgcghe Ɔu11111u Ŋuhhhh16 Ẹvgugv04 Ọehhhe04 Ṣfge1u04 0ehjlphe 14c4444e 2eh1248v 3u11e11u 426aiv22 5vgu11he 668guhhe
  7v124888 8ehhehhe 9ehhf12c &cik8lid -000e000 '4480000`;

const rows = new Map(
  LETTERS.trim()
    .split(/\s+/)
    .map(([letter = '', ...digits]) => [letter, digits.map((digit) => parseInt(digit, 32))]),
);

/** The letters that can be woven. */
export const alphabet: readonly string[] = [...rows.keys()];

/** Returns the rows of a letter in capitals, from the top: five bits each, the highest at the left. Returns none for other characters. */
export const rowsOf = (letter: string): readonly number[] => rows.get(letter) ?? [];

/** Returns rows above their own reflection, such as those of a letter. */
export const folded = (rows: readonly number[]): readonly number[] => [...rows, ...[...rows].reverse()];

/** Letters with hooks and strokes, which Unicode does not take apart, and other signs for a hyphen or an apostrophe. */
const plain: Readonly<Record<string, string>> = {
  ...{ Ɓ: 'B', Đ: 'D', Ɖ: 'D', Ɗ: 'D', Ƒ: 'F', Ƙ: 'K', Ł: 'L', Ø: 'O', Ʋ: 'V', Ƴ: 'Y' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-', '–': '-' },
};

/** Returns the letter that is woven for a capital: itself, or the one without its accent; empty if there is none. */
const letterOf = (capital: string): string =>
  [capital, plain[capital], capital.normalize('NFD').charAt(0)].find((letter) => letter && rows.has(letter)) ?? '';

/**
 * Returns the letters of a text that can be woven, in capitals, with single spaces between words. Letters with accents become the letter
 * without it. All other characters are left out.
 */
export const lettersOf = (text: string): string =>
  Array.from(text.toUpperCase().normalize('NFC'), (character) => (/\s/.test(character) ? ' ' : letterOf(character)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
