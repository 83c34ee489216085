import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { partsOf } from '../schema/markdown';
import { addressDirectives, contentFiles, type Field, fieldsOf, longest, readSchema } from '../schema/schema';
import { nearest, suggest } from '../schema/suggest';
import { type Problem, problemOf } from './problem';
import { type Path, readYaml, type TextPlace, type YamlFile } from './yamlFile';

/** A group of fields: an entry of a file, or the fields that are written below one of its fields. */
export interface Entry {
  readonly file: YamlFile;
  readonly type: string;
  /** The fields of its type. The field above the group can set other limits for them (`@lengthOf`). */
  readonly fields: readonly Field[];
  readonly path: Path;
  /** The group that this one is part of. */
  readonly parent?: Entry;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Everything in `data/`, for the rules to check. */
export interface Content {
  /** The root of the project. */
  readonly root: string;
  readonly schema: GraphQLSchema;
  /** The paths of all files in `data/`, relative to `data/`, with forward slashes. */
  readonly names: readonly string[];
  readonly files: readonly YamlFile[];
  readonly entries: readonly Entry[];
  /** Problems of whole files, such as a missing file, and errors in their YAML. */
  readonly problems: readonly Problem[];
}

/** Checks one aspect of the whole content, and returns the problems. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** Returns the groups of fields in a value, each followed by the groups below it. */
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

/** Reads everything in `data/`. `drafts` are texts to check instead of those in the files, by the file's path relative to `data/`. */
export const loadContent = (root: string, drafts?: ReadonlyMap<string, string>): Content => {
  const data = join(root, 'data');
  const schema = readSchema(root);
  const found = readdirSync(data, { recursive: true, encoding: 'utf8' });
  const names = found.map((name) => name.replaceAll(sep, '/')).sort();
  const known = contentFiles(schema);
  const paths = known.map(({ path }) => path);
  const missing = paths.filter((path) => !names.includes(path));
  const unknown = names.filter((name) => /\.ya?ml$/i.test(name) && !paths.includes(name));
  const problems = unknown.map((name) => {
    const twin = paths.find((path) => name.toLowerCase().startsWith(path.replace('.yaml', '')));
    const copy = `it looks like a copy of ${twin}; keep the newer of the two under that name, and delete the other`;
    const other =
      'move its entries into an existing one, such as films.yaml, and delete it; a developer can add a page';
    const what = nearest(name, missing) ? suggest(name, missing) : twin ? copy : other;
    return problemOf(`data/${name}`, `the site does not read this file; ${what}`);
  });
  const files = known.map((file) =>
    readYaml(file, () => drafts?.get(file.path) ?? readFileSync(join(data, file.path), 'utf8')),
  );
  // A file with a list in place of fields, or the reverse, gets no entries. The rule `validate` reports the file.
  const entries = files.flatMap((file) => {
    const place = { file, type: file.type.name, fields: fieldsOf(file.type), path: [] };
    return file.list === Array.isArray(file.data) ? entriesIn(file.data, place) : [];
  });
  return { root, schema, names, files, entries, problems: [...problems, ...files.flatMap((file) => file.problems)] };
};

/** Returns all entries and groups of fields of a type. */
export const entriesOf = ({ entries }: Content, type: string): readonly Entry[] =>
  entries.filter((entry) => entry.type === type);

/** A text in an entry, or the address of a link in a Markdown text. Each item of a list of texts has a separate path. */
export interface Text {
  readonly entry: Entry;
  readonly field: Field;
  readonly path: Path;
  readonly text: string;
  /** The position of an address in its Markdown text. */
  readonly place?: TextPlace;
}

/**
 * Returns every text of every entry, and after a Markdown text the addresses of its links. Texts of more than `longest` characters, or
 * above a higher limit of their field, are left out, because rules may be slow on them.
 */
export const textsIn = (content: Content): readonly Text[] => {
  const texts = found.get(content) ?? findTexts(content);
  found.set(content, texts);
  return texts;
};

/** The texts of a content, because every rule asks for them. */
const found = new WeakMap<Content, readonly Text[]>();

const findTexts = ({ entries, schema }: Content): readonly Text[] =>
  entries.flatMap((entry) =>
    entry.fields.flatMap((field) =>
      [entry.value[field.name]].flat().flatMap((text, index) => {
        const path = [...entry.path, field.name, ...(field.list ? [index] : [])];
        if (typeof text !== 'string' || text.length > Math.max(longest, field.length?.max ?? 0)) return [];
        return [
          { entry, field, path, text },
          ...(field.markdown ? addressesIn({ entry, field, path, text }, schema) : []),
        ];
      }),
    ),
  );

/** Returns the addresses of the links in a Markdown text. Each has a field like that of an address in YAML, so rules check both. */
const addressesIn = (whole: Text, schema: GraphQLSchema): readonly Text[] => {
  const field: Field = { ...whole.field, markdown: undefined, length: undefined, ...addressDirectives(schema) };
  const parts = partsOf(whole.text);
  // The rule `markdown` reports a picture, which has an address too.
  if (parts.some(({ type }) => type === 'image')) return [];
  const addresses = parts.filter(({ type }) => type === 'resourceDestinationString');
  return addresses.map(({ source, ...place }) => ({ ...whole, field, text: source, place }));
};

/** Returns a field's value if it is a text. */
export const textIn = ({ value }: Pick<Entry, 'value'>, field: string): string | undefined =>
  typeof value[field] === 'string' ? value[field] : undefined;

/** Returns the name of a type as words: `news item` for `NewsItem`. */
export const wordOf = (type: string): string => type.replace(/\B[A-Z]/g, ' $&').toLowerCase();

/** Describes an entry or group of fields: its type and, if it has one, its name, as in `film "rift"`. */
export const describeEntry = (entry: Pick<Entry, 'type' | 'value'>): string => {
  const [name] = ['slug', 'key', 'path', 'label', 'name', 'title'].flatMap((field) => textIn(entry, field) ?? []);
  return name === undefined ? wordOf(entry.type) : `${wordOf(entry.type)} "${name}"`;
};

/** The message of a problem, or nothing if there is no problem. */
type Message = string | false | undefined;
/** The message, or the message with the part of the text that it is about. */
export type TextMessage = Message | readonly [message: string, part: string];

/** Makes a rule for each entry of a type, or of every type. `messagesFor` returns a message for each wrong field, by the field's name. */
export const ofEntries =
  (messagesFor: (entry: Entry, content: Content) => Readonly<Record<string, Message>>, only?: string) =>
  (content: Content): readonly Problem[] =>
    content.entries
      .filter(({ type }) => !only || type === only)
      .flatMap((entry) =>
        Object.entries(messagesFor(entry, content)).flatMap(([field, message]) =>
          message ? entry.file.problem([...entry.path, field], message) : [],
        ),
      );

/** Makes a rule for each text. `messageFor` returns a message, and the wrong part of the text unless all of it is wrong. */
export const ofTexts =
  (messageFor: (text: Text, content: Content) => TextMessage | Promise<TextMessage>): Rule =>
  async (content) => {
    const problems = textsIn(content).map(async (text) => {
      const found = await messageFor(text, content);
      if (!found) return [];
      const [message, part = ''] = typeof found === 'string' ? [found] : found;
      return text.entry.file.problem(text.path, message, { text: part, place: text.place });
    });
    return (await Promise.all(problems)).flat();
  };
