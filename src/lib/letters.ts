// Letters of five by seven threads, for the bands of pages (a script of the build) and for names (in the browser). No React and no DOM here.

/** Each letter, then its seven rows from the top. A row is a digit to base 32: its five bits are five threads, the highest at the left. */
const LETTERS = `
  A4ahhvhh Buhhuhhu Cfgggggf Dsihhhis Evgguggv Fvgguggg Gfggjhhf Hhhhvhhh Iv44444v J72222ic Khikokih Lggggggv Mhrllhhh
  Nhppljjh Oehhhhhe Puhhuggg Qehhhlid Ruhhukih Sfgge11u Tv444444 Uhhhhhhe Vhhhhha4 Whhhllla Xhha4ahh Yhha4444 Zv1248gv
  Ɛehgcghe Ɔu11111u Ŋuhhhh16 Ẹvgugv04 Ọehhhe04 Ṣfge1u04 Ɣhha4aa4 Ʊrahhhhe Ɩ4444452 Ʒv2421he
  0ehjlphe 14c4444e 2eh1248v 3u11e11u 426aiv22 5vgu11he 668guhhe 7v124888 8ehhehhe 9ehhf12c &cik8lid -000e000 '4480000`;

const rows = new Map(
  LETTERS.trim()
    .split(/\s+/)
    .map(([letter = '', ...digits]) => [letter, digits.map((digit) => parseInt(digit, 32))]),
);

/** Returns the rows of a letter in capitals, from the top: five bits each, the highest at the left. Returns none for other characters. */
export const rowsOf = (letter: string): readonly number[] => rows.get(letter) ?? [];

/** Returns rows above their own reflection, such as those of a letter. */
export const folded = (rows: readonly number[]): readonly number[] => [...rows, ...[...rows].reverse()];

/** Letters that Unicode does not take apart and other signs for an apostrophe or a hyphen, each with what is woven for it. */
const plain = new Map(
  `ÆAE ŒOE ÞTH ẞSS ĲIJ ĿL ÐD ĐD ƉD ƊD ƁB ƎE ƏE ƑF ƓG ǤG ĦH ƗI ĸK ƘK ŁL ƝN ØO ƟO ƤP ɌR ƩS ŦT ƬT ƮT ɄU ƲV ⱲW ƳY ƵZ ȤZ
  ’' ‘' ʼ' ʻ' ʾ' ʿ' Ꞌ' ′' ‐- ‑- ‒- –- —- −-`
    .split(/\s+/)
    .map(([letter = '', ...others]) => [letter, others.join('')]),
);
const known = (letter: string) => (rows.has(letter) ? letter : plain.get(letter));

/**
 * Returns the letters of a text that can be woven, in capitals, with single spaces between words. A letter with an accent becomes the letter
 * without it. All other characters are left out.
 */
export const lettersOf = (text: string): string =>
  Array.from(text.toUpperCase().normalize('NFC'), (letter) =>
    /\s/.test(letter)
      ? ' '
      : (known(letter) ?? Array.from(letter.normalize('NFD'), (part) => known(part) ?? '').join('')),
  )
    .join('')
    .replace(/ +/g, ' ')
    .trim();
