import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from '../schema/contentTypes';
import { type Advice, type Problem, problemOf } from './problem';
import { fieldsOf, objectType, readSchema } from '../schema/schema';
import { didYouMean } from '../schema/suggest';
import { type Path, readYaml, type YamlFile } from './yamlFile';

/** A group of fields: an entry of a file, or what is written out below one of its fields. */
export interface Entry {
  readonly file: YamlFile;
  readonly type: string;
  /** The field it fills, as `Hero.image`; for an entry of a file, its type. */
  readonly use: string;
  readonly path: Path;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Everything in `data/`, told apart by type, for the rules to look at. */
export interface Content {
  /** The root of the project. */
  readonly root: string;
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

/** The largest YAML file that is read, in bytes: far beyond anything written by hand. */
const largestFile = 1_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** An entry and the groups of fields below it. */
function* entriesIn(
  file: YamlFile,
  value: unknown,
  type: GraphQLObjectType,
  use: string,
  path: Path,
): Generator<Entry> {
  if (!isRecord(value)) return;
  yield { file, type: type.name, use, path, value };
  for (const { name, fields } of fieldsOf(type)) {
    const below = value[name];
    if (!fields || below === undefined) continue;
    const items = Array.isArray(below)
      ? below.map((item: unknown, index) => [item, [...path, name, index]] as const)
      : [];
    const all = items.length > 0 ? items : [[below, [...path, name]] as const];
    for (const [item, place] of all) yield* entriesIn(file, item, fields, `${type.name}.${name}`, place);
  }
}

/**
 * Puts files together to what the rules look at.
 *
 * @throws if a file's type is not in the schema
 */
export const contentOf = (
  base: Pick<Content, 'root' | 'schema' | 'names' | 'problems'>,
  files: readonly YamlFile[],
): Content => ({
  ...base,
  files,
  entries: files.flatMap((file) => {
    const type = objectType(base.schema, file.type);
    if (!file.list) return [...entriesIn(file, file.data, type, file.type, [])];
    const items: readonly unknown[] = Array.isArray(file.data) ? file.data : [];
    return items.flatMap((item, index) => [...entriesIn(file, item, type, file.type, [index])]);
  }),
});

/** Files that are missing or that nobody knows. */
const problemsOfNames = (names: readonly string[]): Problem[] => {
  const known = Object.keys(contentTypes);
  const missing = known.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => /\.ya?ml$/i.test(name) && !known.includes(name));
  return [
    ...missing.map((name) =>
      problemOf(`data/${name}`, 'the file is missing', { suggestion: 'bring it back: the site is built from it' }),
    ),
    ...unknown.map((name) =>
      problemOf(`data/${name}`, 'the site does not know this file', {
        suggestion: didYouMean(name, missing) ?? 'remove it: a new file is a matter for a developer',
      }),
    ),
  ];
};

/** The text of a file, or why it can't be read. */
const textOf = (path: string, file: string): string | Problem => {
  const { size } = statSync(path);
  if (size > largestFile) {
    const message = `the file is ${(size / 1_000_000).toFixed(1)} MB large; at most 1.0 MB are read`;
    return problemOf(file, message, { suggestion: 'pictures and other data do not belong in a YAML file' });
  }
  const bytes = readFileSync(path);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) {
    return problemOf(file, 'the file is stored as UTF-16', { suggestion: 'save it with the encoding "UTF-8"' });
  }
  return bytes.toString('utf8');
};

/**
 * Reads everything in `data/`.
 *
 * @param root - the root of the project
 * @throws if `data/schema.graphql` is missing, is not GraphQL, or lacks a type of the table
 */
export const loadContent = (root: string): Content => {
  const data = join(root, 'data');
  const schema = readSchema(readFileSync(join(data, 'schema.graphql'), 'utf8'));
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split('\\').join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name) && statSync(join(data, name)).isFile())
    .sort();
  const problems = problemsOfNames(names);
  const files = Object.entries(contentTypes).flatMap(([name, type]) => {
    if (!names.includes(name)) return [];
    const text = textOf(join(data, name), `data/${name}`);
    if (typeof text === 'string') return [readYaml(name, text, type)];
    problems.push(text);
    return [];
  });
  return contentOf({ root, schema, names, problems }, files);
};

/** The entries and groups of fields of a type. */
export const entriesOf = ({ entries }: Content, type: string): readonly Entry[] =>
  entries.filter((entry) => entry.type === type);

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
export const problemAt = (entry: Entry, field: string, message: string, advice?: Advice): Problem =>
  entry.file.problem([...entry.path, field], message, advice);
