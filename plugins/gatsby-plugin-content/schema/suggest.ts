import { closest, distance } from 'fastest-levenshtein';

/** The candidate a word was probably meant to be: two letters may differ, or one in three, but never all. */
export const nearest = (word: string, candidates: readonly string[]): string | undefined => {
  const best = closest(word, candidates);
  const most = Math.min(word.length - 1, Math.max(2, word.length / 3));
  return candidates.length > 0 && distance(word, best) <= most ? best : undefined;
};

/** Names in a row, shortened where there are many: `"a", "b" or "c"`. */
export const anyOf = (names: readonly string[]): string => {
  const others = names.length > 12 ? [`one of ${names.length - 12} others`] : [];
  const quoted = names.slice(0, 12).map((name) => `"${name}"`);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...quoted, ...others]);
};

/** What to write in the place of a word: `did you mean "title"?`, or what there is to choose from. */
export const suggest = (word: string, candidates: readonly string[]): string => {
  const best = nearest(word, candidates);
  return best === undefined ? `there is ${anyOf(candidates) || 'none'}` : `did you mean "${best}"?`;
};
