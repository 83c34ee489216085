import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Advice, Fault } from './fault';

/** The largest YAML file that is read, in bytes: far beyond anything written by hand. */
const largestFile = 1_000_000;

/** A file's text, and the way from an offset to a line. */
export interface Source {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
}

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

/** Wraps a file's text so that faults in it can be placed. */
export const sourceOf = (file: string, text: string): Source => ({ file, text, lines: lineStarts(text) });

/** The index of the line an offset lies in, from 0. */
export const lineAt = ({ lines }: Source, offset: number): number => {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** A fault at an offset of a file. */
export const faultAt = (source: Source, offset: number, message: string, advice: Advice = {}): Fault => {
  const line = lineAt(source, offset);
  const column = offset - (source.lines[line] ?? 0) + 1;
  return { file: source.file, line: line + 1, column, message, severity: 'error', ...advice };
};

/** Faults of the matches of a pattern, one a line. */
const faultsOf = (source: Source, pattern: RegExp, message: (match: string) => string, advice: Advice): Fault[] => {
  const seen = new Set<number>();
  return [...source.text.matchAll(pattern)].flatMap((match) => {
    const line = lineAt(source, match.index);
    if (seen.has(line)) return [];
    seen.add(line);
    return [faultAt(source, match.index, message(match[0]), advice)];
  });
};

/** U+ and four digits, as character tables name a character. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Characters nobody can see: control characters, zero-width blanks, marks that turn the direction of text around. Tabs
 * and line breaks are not among them, nor is the joiner inside an emoji.
 */
export const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/;

const faultsOfLetters = (source: Source): Fault[] => [
  ...faultsOf(source, /\ufffd/g, () => 'a letter is not stored as UTF-8', {
    suggestion: 'save the file with the encoding "UTF-8" and type the letter again',
  }),
  ...faultsOf(
    source,
    new RegExp(invisible.source, 'g'),
    (character) => `an invisible character (${codePoint(character)}) in the file`,
    { suggestion: 'delete it and type the text around it again' },
  ),
];

/** A file as read: its source, unless it cannot be one, and what is wrong with its bytes. */
export interface Reading {
  readonly source?: Source;
  readonly faults: readonly Fault[];
}

const refuse = (file: string, message: string, suggestion: string): Reading => ({
  faults: [{ file, line: 1, column: 1, message, suggestion, severity: 'error' }],
});

/**
 * Reads a YAML file and checks what its bytes are, before anything is parsed.
 *
 * @param root - the root of the project
 * @param file - the file, relative to `root`
 * @throws if the file cannot be read
 */
export const readSource = async (root: string, file: string): Promise<Reading> => {
  const path = join(root, file);
  const { size } = await stat(path);
  if (size > largestFile) {
    const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
    return refuse(
      file,
      `the file is ${megabytes(size)} large; at most ${megabytes(largestFile)} are read`,
      'pictures and other data do not belong in a YAML file',
    );
  }
  const bytes = await readFile(path);
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return refuse(file, 'the file is stored as UTF-16', 'save it with the encoding "UTF-8"');
  }
  const marked = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const source = sourceOf(file, new TextDecoder('utf-8').decode(bytes));
  const faults = faultsOfLetters(source);
  if (marked) {
    const suggestion = 'save it with the encoding "UTF-8" without BOM';
    faults.push(
      faultAt(source, 0, 'the file begins with an invisible byte order mark', { suggestion, severity: 'warning' }),
    );
  }
  return { source, faults };
};
