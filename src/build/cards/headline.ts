import type { Lettering } from './lettering';

/** Where a headline may stand, in pixels. */
export interface Measure {
  readonly width: number;
  readonly height: number;
  /** The largest size of the type. */
  readonly largest: number;
}

/** A headline broken into lines, all of one size. */
export interface Setting {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Distance from baseline to baseline, in em. */
export const leading = 0.93;

/** Below the last baseline, for the tails of g and y, in em. */
const tail = 0.24;

/**
 * How well lines are broken, as a factor on their size: a break after a comma reads like speech, a line that ends on 'the' or
 * 'of' trips.
 */
const sense = (lines: readonly string[]): number =>
  lines
    .slice(0, -1)
    .reduce((score, line) => score * (/[\p{P}]$/u.test(line) ? 1.12 : /(^|\s)\p{Ll}{1,3}$/u.test(line) ? 0.92 : 1), 1);

/** All ways to break words into `count` lines. */
function* breaks(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    for (const rest of breaks(words.slice(first), count - 1)) yield [words.slice(0, first).join(' '), ...rest];
  }
}

/** What a headline needs of the face it is set in. */
type Face = Pick<Lettering, 'capHeight' | 'set'>;

/**
 * The largest setting of a headline that fits, in few lines or many, and breaks where it makes sense. A word is never
 * broken; a long one makes the type small.
 * @param most lines at the most
 * @throws RangeError when there is no word, or the face lacks a letter
 */
export function setHeadline(text: string, lettering: Face, measure: Measure, most = 5): Setting {
  const words = text.split(/\s/u).filter(Boolean);
  if (words.length === 0) throw new RangeError('a headline without a word cannot be set');
  const widths = new Map<string, number>();
  const width = (line: string): number => {
    const known = widths.get(line) ?? lettering.set(line, 1000).width / 1000;
    widths.set(line, known);
    return known;
  };
  let best: Setting = { size: 0, lines: [] };
  let bestScore = 0;
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const tallest = measure.height / (lettering.capHeight + (count - 1) * leading + tail);
    for (const lines of breaks(words, count)) {
      const size = Math.floor(Math.min(measure.largest, tallest, measure.width / Math.max(...lines.map(width))));
      const score = size * sense(lines);
      if (score > bestScore) [best, bestScore] = [{ size, lines }, score];
    }
  }
  return best;
}
