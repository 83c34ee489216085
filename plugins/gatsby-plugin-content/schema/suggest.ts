import { closest, distance } from 'fastest-levenshtein';

/**
 * The candidate a word was probably meant to be.
 *
 * @param word - what was written
 * @param candidates - what could have been written
 * @returns the nearest candidate, or undefined if none is near: two letters may differ, or one in three
 */
export const nearest = (word: string, candidates: readonly string[]): string | undefined => {
  if (candidates.length === 0 || word === '') return undefined;
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (sameLetters !== undefined) return sameLetters;
  const best = closest(word, candidates);
  // Two letters that changed places count as two; in a word of three letters that would be another word.
  const most = word.length <= 3 ? 1 : Math.max(2, Math.floor(Math.max(word.length, best.length) / 3));
  return distance(word, best) <= most ? best : undefined;
};

/**
 * The question at the end of a problem.
 *
 * @returns `did you mean "title"?`, or undefined if nothing is near
 */
export const didYouMean = (word: string, candidates: readonly string[]): string | undefined => {
  const best = nearest(word, candidates);
  return best === undefined ? undefined : `did you mean "${best}"?`;
};

/** Names in a row, shortened where there are many: `"a", "b" or "c"`. */
export const anyOf = (names: readonly string[], most = 8, word = 'or'): string => {
  const quoted = names.slice(0, most).map((name) => `"${name}"`);
  if (names.length > most) return `${quoted.join(', ')} or one of ${names.length - most} others`;
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1) ?? ''}`;
};

/** A number of things: `1 file`, `2 files`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
