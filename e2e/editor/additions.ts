import { type Content, entriesOf, type Field, fieldsOf } from '../../plugins/gatsby-plugin-content';

type Entry = Readonly<Record<string, unknown>>;

/** An entry that is added to a list. */
export interface Addition {
  /** The path of the file, relative to `data/`. */
  readonly file: string;
  /** The path of the list as the forms name it, and its field. */
  readonly path: string;
  readonly field: Field;
  /** The number of entries before. */
  readonly size: number;
  readonly value: unknown;
}

/** Returns the path of a value as the forms name it. The entries of a file with a list are in a field `entries`. */
export const pathIn = (isList: boolean, path: ReadonlyArray<string | number>): string =>
  [...(isList ? ['entries'] : []), ...path].join('.');

/** Returns a value like another one: only its required fields, with other texts where no two may be the same. */
const copyOf = (field: Field, value: unknown): unknown => {
  if (Array.isArray(value)) return [copyOf(field, value[0])];
  if (!field.fields) return field.unique ? `${String(value)}-new` : value;
  const required = fieldsOf(field.fields, field).filter((below) => below.required);
  return Object.fromEntries(required.map((below) => [below.name, copyOf(below, (value as Entry)[below.name])]));
};

/** Returns an entry to add to a list, like those that are there or elsewhere; undefined if there is none, or the list is full. */
const entryFor = (content: Content, field: Field, now: readonly unknown[]): unknown => {
  const { type, link, fields, items } = field;
  if (now.length >= (items?.max ?? Infinity)) return undefined;
  const all = entriesOf(content, type).map(({ value }) => value);
  if (link) return all.map((entry) => entry[link.by ?? '']).find((name) => !now.includes(name));
  // The fewer fields an entry has, the fewer it needs: the field of a form that is a select, for example, needs options.
  const sizeOf = (entry: unknown) => Object.keys(entry as Entry).length;
  const [first] = fields ? [...(now.length > 0 ? now : all)].sort((a, b) => sizeOf(a) - sizeOf(b)) : now;
  return first === undefined ? undefined : copyOf(field, first);
};

/** Returns an addition to the list of each file, and to a list of each kind in their entries. */
export const additionsTo = (content: Content): readonly Addition[] => {
  const root = { name: 'entries', description: undefined, list: true, required: true };
  const lists = [
    ...content.files
      .filter(({ list }) => list)
      .map(({ path: file, type, data }) => {
        const field: Field = { ...root, type: type.name, fields: type };
        return { kind: file, file, path: pathIn(true, []), field, now: data as unknown[] };
      }),
    ...content.entries.flatMap(({ type, file, fields, path, value }) =>
      fields
        .filter(({ list }) => list)
        .map((field) => {
          const now = [value[field.name] ?? []].flat();
          const at = pathIn(file.list, [...path, field.name]);
          return { kind: `${type}.${field.name}`, file: file.path, path: at, field, now };
        }),
    ),
  ];
  const known = new Set<string>();
  return lists.flatMap(({ kind, file, path, field, now }) => {
    const value = known.has(kind) ? undefined : entryFor(content, field, now);
    if (value === undefined) return [];
    known.add(kind);
    return { file, path, field, size: now.length, value };
  });
};
