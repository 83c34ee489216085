import type { DisplayFont } from './displayFont';
import type { Background } from './options';

/** Distance from baseline to baseline, in em. */
export const lineHeight = 0.93;

/** How far letters reach below the last baseline, in em. */
const descent = 0.24;

/** Rates line breaks as a factor on the size of the type: better after punctuation, worse after a short lower-case word. */
const rating = (lines: readonly string[]): number =>
  lines
    .slice(0, -1)
    .reduce((score, line) => score * (/[\p{P}]$/u.test(line) ? 1.12 : /(^|\s)\p{Ll}{1,3}$/u.test(line) ? 0.92 : 1), 1);

/** All ways to break words into at most `most` lines. */
const breaks = (words: readonly string[], most: number): string[][] =>
  words.flatMap((_, at) => {
    const [line, rest] = [words.slice(0, at + 1).join(' '), words.slice(at + 1)];
    if (rest.length === 0) return [[line]];
    return most > 1 ? breaks(rest, most - 1).map((others) => [line, ...others]) : [];
  });

/**
 * Breaks a headline into at most five lines, between words, so that its type is large and its line breaks read well.
 * @returns the size of the type in pixels, and the lines
 * @throws RangeError when the face lacks a letter
 */
export function breakHeadline(
  text: string,
  font: Pick<DisplayFont, 'capHeight' | 'outline'>,
  space: Background['headline'],
): { size: number; lines: readonly string[] } {
  const candidates = breaks(text.trim().split(/\s+/u), 5);
  const widths = new Map<string, number>();
  for (const line of new Set(candidates.flat())) widths.set(line, font.outline(line, 1000).width / 1000);
  let best = { size: 0, lines: [] as string[], score: 0 };
  for (const lines of candidates.sort((one, other) => one.length - other.length)) {
    const tallest = space.height / (font.capHeight + (lines.length - 1) * lineHeight + descent);
    const widest = Math.max(...lines.map((line) => widths.get(line) ?? 0));
    const size = Math.floor(Math.min(space.largest, tallest, space.width / widest));
    const score = size * rating(lines);
    if (score > best.score) best = { size, lines, score };
  }
  return best;
}
