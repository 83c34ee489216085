import { type Content, entriesOf, type Entry, problemAt, type Rule, textIn, textsIn } from '../content';
import type { Problem } from '../problem';
import { suggest } from '../../schema/suggest';

/** The names (`slug` or `key`) under which a type's entries are known. */
const namesOf = (content: Content, type: string, by = 'slug'): readonly string[] =>
  entriesOf(content, type).flatMap((entry) => textIn(entry, by) ?? []);

/** The ids a link to a page can end in, after the `#`. */
export const anchorsOn = (content: Content, path: string): readonly string[] => {
  const { sections = [], entries = [] } = content.options.anchors[path] ?? {};
  return [...sections, ...entries.flatMap((type) => namesOf(content, type))];
};

/** References by key or slug lead to an entry. */
export const references: Rule = (content) =>
  textsIn(content).flatMap(({ entry, field: { type, by }, path, text }) => {
    const names = by === undefined || text === '' ? [] : namesOf(content, type, by);
    // Without a single entry the file itself is missing or can't be read, and has been told.
    if (names.length === 0 || names.includes(text)) return [];
    const message = `no ${type} has the ${by} "${text}"`;
    return entry.file.problem(path, { message, suggestion: suggest(text, names) });
  });

/**
 * Entries that share the value of a field with one before them.
 *
 * @param taken - what other values stand for
 */
export const duplicates = (
  entries: readonly Entry[],
  field: string,
  what = (text: string, { type }: Entry) => `${field} "${text}" on ${type}`,
  taken: Iterable<readonly [string, string]> = [],
): Problem[] => {
  const places = new Map(taken);
  return entries.flatMap((entry) => {
    const text = textIn(entry, field);
    if (text === undefined) return [];
    const suggestion = places.get(text);
    const problem = problemAt(entry, field, { message: `duplicate ${what(text, entry)}`, suggestion });
    if (suggestion === undefined) places.set(text, `it stands in ${problem.file}:${problem.line} already`);
    return suggestion === undefined ? [] : problem;
  });
};

/** Entries of a type, and everything that has an address on the same page, are told apart by their names. */
export const names: Rule = (content) => {
  const { anchors, shellIds } = content.options;
  const onPages = Object.entries(anchors).flatMap(([path, { sections, entries }]) => {
    const taken = [
      ...shellIds.map((id) => [id, 'it is an address every page has'] as const),
      ...sections.map((id) => [id, `it is the address of a section of ${path}`] as const),
    ];
    const all = entries.flatMap((type) => entriesOf(content, type));
    return duplicates(all, 'slug', undefined, taken);
  });
  const withAddress = Object.values(anchors).flatMap(({ entries }) => entries);
  const others = new Set(content.entries.map(({ type }) => type).filter((type) => !withAddress.includes(type)));
  const alone = [...others].flatMap((type) =>
    ['slug', 'key'].flatMap((field) => duplicates(entriesOf(content, type), field)),
  );
  return [...onPages, ...alone];
};
