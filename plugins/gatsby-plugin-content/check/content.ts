import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentOptions } from '../options';
import { type Finding, type Problem, problemOf } from './problem';
import { type Field, fieldsOf, objectType, readSchema } from '../schema/schema';
import { nearest } from '../schema/suggest';
import { type Path, readYaml, type YamlFile } from './yamlFile';

/** A group of fields: an entry of a file, or what is written out below one of its fields. */
export interface Entry {
  readonly file: YamlFile;
  readonly type: string;
  /** The fields its type has. */
  readonly fields: readonly Field[];
  /** The field it fills, as `Hero.image`; for an entry of a file, its type. */
  readonly use: string;
  readonly path: Path;
  /** The groups of fields it is in, from the outermost. */
  readonly holders: readonly Entry[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** Everything in `data/`, told apart by type, for the rules to look at. */
export interface Content {
  /** The root of the project. */
  readonly root: string;
  readonly options: ContentOptions;
  readonly schema: GraphQLSchema;
  /** Every file in `data/`, relative to it, with forward slashes; hidden files are left out. */
  readonly names: readonly string[];
  readonly files: readonly YamlFile[];
  readonly entries: readonly Entry[];
  /** What kept a file from being read. */
  readonly problems: readonly Problem[];
}

/** Looks at the whole content and tells what is wrong in one respect. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** The entries in a value, each followed by those below it. */
const entriesIn = (
  value: unknown,
  type: GraphQLObjectType,
  place: Pick<Entry, 'file' | 'use' | 'path' | 'holders'>,
): readonly Entry[] => {
  const { file, path } = place;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => entriesIn(item, type, { ...place, path: [...path, index] }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const entry: Entry = { ...place, type: type.name, fields: fieldsOf(type), value: { ...value } };
  const holders = [...place.holders, entry];
  const below = entry.fields.flatMap(({ name, fields }) => {
    const use = `${type.name}.${name}`;
    return fields ? entriesIn(entry.value[name], fields, { file, use, path: [...path, name], holders }) : [];
  });
  return [entry, ...below];
};

/** Every file below a folder, relative to it, with forward slashes; hidden files are left out. */
export const filesBelow = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => !/(?:^|\/)\./.test(name) && statSync(join(folder, name)).isFile())
    .sort();

/**
 * Reads everything in `data/`.
 *
 * @param root - the root of the project
 * @param drafts - texts in the place of files, by the file's path relative to `data/`
 * @throws if `data/schema.graphql` is missing, is not GraphQL, or lacks a type of the options
 */
export const loadContent = (root: string, options: ContentOptions, drafts?: ReadonlyMap<string, string>): Content => {
  const data = join(root, 'data');
  const schema = readSchema(root);
  const names = filesBelow(data);
  const missing = Object.keys(options.files).filter((name) => !names.includes(name));
  const lost = { message: 'the file is missing', suggestion: 'bring it back: the site is built from it' };
  const unknown = names.filter((name) => /\.ya?ml$/i.test(name) && !Object.hasOwn(options.files, name));
  const problems = [
    ...missing.map((name) => problemOf(`data/${name}`, lost)),
    ...unknown.map((name) => {
      const meant = nearest(name, missing);
      const suggestion = meant ? `did you mean "${meant}"?` : 'remove it: a new file is a matter for a developer';
      return problemOf(`data/${name}`, { message: 'the site does not know this file', suggestion });
    }),
  ];
  const files = Object.entries(options.files).flatMap(([name, type]) => {
    if (missing.includes(name)) return [];
    return readYaml(name, drafts?.get(name) ?? readFileSync(join(data, name), 'utf8'), type);
  });
  const entries = files.flatMap((file) => {
    const type = objectType(schema, file.type);
    const isAsSaid = file.list === Array.isArray(file.data);
    return isAsSaid ? entriesIn(file.data, type, { file, use: file.type, path: [], holders: [] }) : [];
  });
  return { root, options, schema, names, files, entries, problems };
};

/** The entries and groups of fields of a type. */
export const entriesOf = ({ entries }: Content, type: string): readonly Entry[] =>
  entries.filter((entry) => entry.type === type);

/** The entries that an option names: those of `Type`, or of `Type.field` those with that switch on. */
export const entriesNamed = (content: Content, name: string): readonly Entry[] => {
  const [type = '', field] = name.split('.');
  return entriesOf(content, type).filter(({ value }) => field === undefined || value[field] === true);
};

/** The place of a value: of a list each has its own. */
export interface Place {
  readonly entry: Entry;
  readonly field: Field;
  readonly path: Path;
}

/** A text in an entry. */
export type Text = Place & { readonly text: string };

/** Every text of every entry. */
export const textsIn = ({ entries }: Content): readonly Text[] =>
  entries.flatMap((entry) =>
    entry.fields.flatMap((field) =>
      [entry.value[field.name]].flat().flatMap((text, index) => {
        const path = [...entry.path, field.name, ...(field.list ? [index] : [])];
        return typeof text === 'string' ? { entry, field, path, text } : [];
      }),
    ),
  );

/** A field's value, if it is a text. */
export const textIn = ({ value }: Entry, field: string): string | undefined => {
  const text = value[field];
  return typeof text === 'string' ? text : undefined;
};

/** The name an entry or group of fields goes by, in quotation marks; undefined if it has none. */
export const nameOf = (entry: Entry): string | undefined => {
  const name = ['slug', 'key', 'path', 'label', 'name', 'title'].flatMap((field) => textIn(entry, field) ?? [])[0];
  return name === undefined ? undefined : `"${name}"`;
};

/** A problem of a field of an entry, or of the entry where it lacks the field. */
export const problemAt = (entry: Entry, field: string, finding: Finding): Problem =>
  entry.file.problem([...entry.path, field], finding);
