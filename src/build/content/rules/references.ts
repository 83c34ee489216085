import { anchors, shellIds } from '../anchors';
import { type Content, mapsOf, type Rule } from '../content';
import type { Fault } from '../fault';
import type { TypedMap } from '../shape';
import { faultAt } from '../source';
import { anyOf, didYouMean } from '../suggest';
import { textOf, valueOf } from '../tree';

/** Names of a type's entries that stand in a part of a file that could not be read. */
const unreadNames = ({ files }: Content, type: string, name: string): string[] =>
  [...files.values()]
    .filter((file) => file.type === type && !file.whole)
    .flatMap(({ source }) => [...source.text.matchAll(new RegExp(`^[ -]*${name}:[ \\t]*["']?([\\w-]+)`, 'gm'))])
    .map((match) => match[1] ?? '');

/** The names (`slug` or `key`) under which a type's entries are known. */
export const namesOf = (content: Content, type: string, name = 'slug'): readonly string[] => [
  ...mapsOf(content, type).flatMap(({ node }) => textOf(node, name) ?? []),
  ...unreadNames(content, type, name),
];

/** References by key or slug lead to an entry. */
export const references: Rule = (content) => {
  const known = new Map<string, readonly string[]>();
  return content.scalars.flatMap(({ source, field, node, fits }): Fault[] => {
    if (field.link === undefined || !fits) return [];
    const names = known.get(field.type) ?? namesOf(content, field.type, field.link);
    known.set(field.type, names);
    // Without a single entry the file itself is missing or unreadable, and has been told.
    if (names.length === 0 || names.includes(node.value)) return [];
    const suggestion =
      didYouMean(node.value, names) ?? `there is ${anyOf(names, 12).replace(/ or (?="[^"]*"$)/, ' and ')}`;
    return [faultAt(source, node.start, `no ${field.type} has the ${field.link} "${node.value}"`, { suggestion })];
  });
};

/** One name in a group of entries that must all be told apart. */
interface Name {
  readonly map: TypedMap;
  readonly field: string;
}

/** Names that occur twice; the first of them is right. `taken` says what other names stand for. */
const duplicates = (names: readonly Name[], taken: Iterable<readonly [string, string]> = []): Fault[] => {
  const places = new Map(taken);
  return names.flatMap(({ map: { source, node, type }, field }): Fault[] => {
    const value = valueOf(node, field);
    if (value?.kind !== 'scalar') return [];
    const place = places.get(value.value);
    if (place !== undefined) {
      return [faultAt(source, value.start, `duplicate ${field} "${value.value}" on ${type}`, { suggestion: place })];
    }
    const { file, line } = faultAt(source, value.start, '');
    places.set(value.value, `it stands in ${file}:${line} already`);
    return [];
  });
};

/** Entries of a type, and everything that has an address on the same page, are told apart by their names. */
export const names: Rule = (content) => {
  const onPages = new Set(Object.values(anchors).flatMap(({ entries }) => entries));
  const groups = Object.entries(anchors).map(([path, { sections, entries }]) =>
    duplicates(
      entries.flatMap((type) => mapsOf(content, type).map((map) => ({ map, field: 'slug' }))),
      [
        ...shellIds.map((id) => [id, 'it is an address every page has'] as const),
        ...sections.map((section) => [section, `it is the address of a section of ${path}`] as const),
      ],
    ),
  );
  const others = [...new Set(content.maps.map(({ type }) => type))].filter((type) => !onPages.has(type));
  const alone = others.map((type) => {
    const fields = content.contract.types.get(type)?.fields;
    const field = ['slug', 'key'].find((name) => fields?.has(name));
    return field === undefined ? [] : duplicates(mapsOf(content, type).map((map) => ({ map, field })));
  });
  return [...groups, ...alone].flat();
};
