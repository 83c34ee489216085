import { suggestionList } from 'graphql/jsutils/suggestionList';

/** Returns the most similar candidate, by the measure of GraphQL's own messages; undefined if none is similar. */
export const nearest = (word: string, candidates: readonly string[]): string | undefined =>
  word.length > 200 ? undefined : suggestionList(word, candidates)[0];

/** Joins up to twelve names, with a number for the others: `"a", "b" or "c"`. */
export const anyOf = (names: readonly string[]): string => {
  const others = names.length > 12 ? [`one of ${names.length - 12} others`] : [];
  const quoted = names.slice(0, 12).map((name) => `"${name}"`);
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...quoted, ...others]);
};

/** Joins names: `"a", "b" and "c"`. */
export const allOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => `"${name}"`));

/** Puts a text in quotation marks, and cuts it off after 80 characters. */
export const quote = (text: string): string => `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;

/** Returns the number of a character in Unicode: `U+200B`. */
export const codeOf = (letter: string): string =>
  `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns a text in the forms that fields ask for, to be tried in this order: as an address, a slug, a telephone number, a name. */
export const inForms = (text: string): readonly string[] => {
  const joined = text.replace(/[\s\p{C}]/gu, '');
  const digits = joined
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
    .replace(/[().-]/g, '');
  const letters = text
    .normalize('NFD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .toLowerCase();
  const slug = letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
  return [
    ...(/^[\p{L}\p{N}\s-]*$/u.test(text) ? [slug] : []),
    joined,
    ...(/[^@/]@[^@]/.test(joined)
      ? [joined.replace(/^(?:mailto:)?/i, 'mailto:'), joined.replace(/^mailto:/i, '')]
      : []),
    ...(/^\+?\d{3,15}$/.test(digits) ? [`tel:${digits}`, digits] : []),
    ...[joined, joined.replace(/\/+$/, '')].map((address) => `https://${address.replace(/^https?:?\/*/i, '')}`),
    slug,
    `@${joined}`,
  ];
};

/** Suggests a replacement for a word, as in `did you mean "title"?`, or lists the candidates. */
export const suggest = (word: string, candidates: readonly string[]): string => {
  const best = nearest(word, candidates);
  if (best !== undefined) return `did you mean "${best}"?`;
  return candidates.length > 0 ? `expected ${anyOf(candidates)}` : 'none exists yet; add one first';
};
