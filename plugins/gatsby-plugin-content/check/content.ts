import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { contentFiles, type Field, fieldsOf, longest, readSchema } from '../schema/schema';
import { nearest, suggest } from '../schema/suggest';
import { type Problem, problemOf } from './problem';
import { type Path, readYaml, type YamlFile } from './yamlFile';

/** A group of fields: an entry of a file, or what is written out below one of its fields. */
export interface Entry {
  readonly file: YamlFile;
  readonly type: string;
  /** The fields of its type, with the limits that the field above it sets (`@lengthOf`). */
  readonly fields: readonly Field[];
  readonly path: Path;
  /** The group of fields it is in. */
  readonly parent?: Entry;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Everything in `data/`, by type, for the rules to check. */
export interface Content {
  /** The root of the project. */
  readonly root: string;
  readonly schema: GraphQLSchema;
  /** Every file in `data/`, relative to it, with forward slashes. */
  readonly names: readonly string[];
  readonly files: readonly YamlFile[];
  readonly entries: readonly Entry[];
  /** Problems that prevent files from being read. */
  readonly problems: readonly Problem[];
}

/** Checks the whole content in one respect, and returns the problems. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** The entries in a value, each followed by those below it. */
const entriesIn = (value: unknown, place: Omit<Entry, 'value'>): readonly Entry[] => {
  const { file, path } = place;
  if (Array.isArray(value))
    return value.flatMap((item, index) => entriesIn(item, { ...place, path: [...path, index] }));
  if (typeof value !== 'object' || value === null) return [];
  const entry: Entry = { ...place, value: { ...value } };
  const below = entry.fields.flatMap((field) => {
    const { name, type, fields } = field;
    const group = fields && { file, type, fields: fieldsOf(fields, field), path: [...path, name], parent: entry };
    return group ? entriesIn(entry.value[name], group) : [];
  });
  return [entry, ...below];
};

/** Reads everything in `data/`. `drafts` are texts in the place of files, by the file's path relative to `data/`. */
export const loadContent = (root: string, drafts?: ReadonlyMap<string, string>): Content => {
  const data = join(root, 'data');
  const schema = readSchema(root);
  const found = readdirSync(data, { recursive: true, encoding: 'utf8' });
  const names = found.map((name) => name.replaceAll(sep, '/')).sort();
  const known = contentFiles(schema);
  const paths = known.map(({ path }) => path);
  const missing = paths.filter((path) => !names.includes(path));
  const unknown = names.filter((name) => /\.ya?ml$/i.test(name) && !paths.includes(name));
  const restore = 'restore it; docs/extending.md says how to remove a page';
  const rename =
    'move its entries into an existing one, such as films.yaml, and delete it; a new page needs a type in data/schema.graphql';
  const problems = [
    ...missing.map((name) => problemOf(`data/${name}`, `the file is missing; ${restore}`)),
    ...unknown.map((name) => {
      const suggestion = nearest(name, missing) ? suggest(name, missing) : rename;
      return problemOf(`data/${name}`, `the site does not read this file; ${suggestion}`);
    }),
  ];
  const files = known
    .filter(({ path }) => !missing.includes(path))
    .map((file) => readYaml(file, () => drafts?.get(file.path) ?? readFileSync(join(data, file.path), 'utf8')));
  // A list in the place of fields, or the reverse, is reported once; nothing in it is checked.
  const entries = files.flatMap((file) => {
    const place = { file, type: file.type.name, fields: fieldsOf(file.type), path: [] };
    return file.list === Array.isArray(file.data) ? entriesIn(file.data, place) : [];
  });
  return { root, schema, names, files, entries, problems: [...problems, ...files.flatMap((file) => file.problems)] };
};

/** The entries and groups of fields of a type. */
export const entriesOf = ({ entries }: Content, type: string): readonly Entry[] =>
  entries.filter((entry) => entry.type === type);

/** A text in an entry. Each text of a list has a separate place. */
export interface Text {
  readonly entry: Entry;
  readonly field: Field;
  readonly path: Path;
  readonly text: string;
}

/** Every text of every entry, except those longer than any limit: rules may be slow on long texts. */
export const textsIn = ({ entries }: Content): readonly Text[] =>
  entries.flatMap((entry) =>
    entry.fields.flatMap((field) =>
      [entry.value[field.name]].flat().flatMap((text, index) => {
        const path = [...entry.path, field.name, ...(field.list ? [index] : [])];
        return typeof text === 'string' && text.length <= longest ? { entry, field, path, text } : [];
      }),
    ),
  );

/** A field's value, if it is a text. */
export const textIn = ({ value }: Pick<Entry, 'value'>, field: string): string | undefined =>
  typeof value[field] === 'string' ? value[field] : undefined;

/** An entry or group of fields in words: its type and, if it has one, the name it goes by. */
export const describeEntry = (entry: Pick<Entry, 'type' | 'value'>): string => {
  const [name] = ['slug', 'key', 'path', 'label', 'name', 'title'].flatMap((field) => textIn(entry, field) ?? []);
  return name === undefined ? entry.type : `${entry.type} "${name}"`;
};

/** The problem that a rule reports, if any. */
type Said = string | false | undefined;
export type TextSaid = Said | readonly [message: string, part: string];

/** A rule about each entry of a type, or of every type, that says which of its fields are wrong. */
export const ofEntries =
  (say: (entry: Entry, content: Content) => Readonly<Record<string, Said>>, only?: string) =>
  (content: Content): readonly Problem[] =>
    content.entries
      .filter(({ type }) => !only || type === only)
      .flatMap((entry) =>
        Object.entries(say(entry, content)).flatMap(([field, message]) =>
          message ? entry.file.problem([...entry.path, field], message) : [],
        ),
      );

/** A rule for each text. It returns what is wrong, and the wrong part of the text unless it is all of it. */
export const ofTexts =
  (say: (text: Text, content: Content) => TextSaid | Promise<TextSaid>): Rule =>
  async (content) => {
    const problems = textsIn(content).map(async (text) => {
      const [message, part = ''] = [(await say(text, content)) || []].flat();
      return message ? text.entry.file.problem(text.path, message, { text: part }) : [];
    });
    return (await Promise.all(problems)).flat();
  };
