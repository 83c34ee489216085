import { anchors, shellIds } from '../anchors';
import { type Content, entriesOf, type Entry, problemAt, type Rule, textIn } from '../content';
import type { Problem } from '../problem';
import { fieldsOf, objectType } from '../../schema/schema';
import { anyOf, didYouMean } from '../../schema/suggest';

/** The names (`slug` or `key`) under which a type's entries are known. */
export const namesOf = (content: Content, type: string, by = 'slug'): readonly string[] =>
  entriesOf(content, type).flatMap((entry) => textIn(entry, by) ?? []);

/** References by key or slug lead to an entry. */
export const references: Rule = (content) =>
  content.entries.flatMap(({ file, type, path, value }) =>
    fieldsOf(objectType(content.schema, type)).flatMap((field): Problem[] => {
      if (field.by === undefined || value[field.name] === undefined) return [];
      const names = namesOf(content, field.type, field.by);
      // Without a single entry the file itself is missing or can't be read, and has been told.
      if (names.length === 0) return [];
      return [value[field.name]].flat().flatMap((name, index): Problem[] => {
        if (typeof name !== 'string' || name === '' || names.includes(name)) return [];
        const all = `there is ${anyOf(names, 12).replace(/ or (?="[^"]*"$)/, ' and ')}`;
        const place = [...path, field.name, ...(field.list ? [index] : [])];
        const message = `no ${field.type} has the ${field.by} "${name}"`;
        return [file.problem(place, message, { suggestion: didYouMean(name, names) ?? all })];
      });
    }),
  );

/**
 * Entries that share the value of a field with one before them.
 *
 * @param taken - what other values stand for
 */
export const duplicates = (
  entries: readonly Entry[],
  field: string,
  what = (entry: Entry) => `${field} "${textIn(entry, field)}" on ${entry.type}`,
  taken: Iterable<readonly [string, string]> = [],
): Problem[] => {
  const places = new Map(taken);
  return entries.flatMap((entry): Problem[] => {
    const value = textIn(entry, field);
    if (value === undefined) return [];
    const place = places.get(value);
    if (place !== undefined) return [problemAt(entry, field, `duplicate ${what(entry)}`, { suggestion: place })];
    const { file, line } = problemAt(entry, field, '');
    places.set(value, `it stands in ${file}:${line} already`);
    return [];
  });
};

/** Entries of a type, and everything that has an address on the same page, are told apart by their names. */
export const names: Rule = (content) => {
  const onPages = Object.entries(anchors).flatMap(([path, { sections, entries }]) => {
    const ids = [
      ...shellIds.map((id) => [id, 'it is an address every page has'] as const),
      ...sections.map((section) => [section, `it is the address of a section of ${path}`] as const),
    ];
    return duplicates(
      entries.flatMap((type) => entriesOf(content, type)),
      'slug',
      undefined,
      ids,
    );
  });
  const withAddress = new Set(Object.values(anchors).flatMap(({ entries }) => entries));
  const others = [...new Set(content.entries.map(({ type }) => type))].filter((type) => !withAddress.has(type));
  const alone = others.flatMap((type) =>
    ['slug', 'key'].flatMap((field) => duplicates(entriesOf(content, type), field)),
  );
  return [...onPages, ...alone];
};
