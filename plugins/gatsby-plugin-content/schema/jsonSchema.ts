import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { PictureSize } from './directives';
import { contentFiles, type Field, fieldsOf, readSchema } from './schema';
import { anyOf } from './suggest';

/** A part of a JSON Schema, draft 7, with the messages that VS Code shows. What is undefined in it is not written. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How values of each type are written, and what they are called. */
const scalars: Readonly<Record<string, readonly [JsonSchema, words: string]>> = {
  String: [{ type: 'string' }, 'a text'],
  Int: [{ type: 'integer' }, 'a whole number'],
  Float: [{ type: 'number' }, 'a number'],
  Boolean: [{ type: 'boolean' }, 'true or false'],
  Date: [{ type: 'string', format: 'date' }, 'a day such as "2026-10-14"'],
  // In small letters or capitals: a JSON Schema knows no flags. Gatsby takes a slash at the beginning for the root of the disk.
  File: [
    {
      type: 'string',
      pattern: '^(\\.\\./)?images/.*\\.([wW][eE][bB][pP]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[aA][vV][iI][fF])$',
      patternErrorMessage: 'expected a WebP, PNG, JPEG or AVIF inside data/images',
    },
    'the path of a picture',
  ],
};

/** What a size asks for, in words. */
export const describeSize = ({ minWidth, size, ratio, shape }: PictureSize): string =>
  [
    size && `exactly ${size[0]} × ${size[1]} pixels`,
    shape && (shape === 'LANDSCAPE' ? 'wider than high' : 'higher than wide'),
    ratio && (ratio[0] === ratio[1] ? 'a square' : `${ratio[0]} to ${ratio[1]}`),
    minWidth && `at least ${minWidth} pixels wide`,
  ]
    .filter(Boolean)
    .join(', ');

/** What stands in the place of a group of fields. */
const fieldsInWords = (type: GraphQLObjectType): string => {
  const names = fieldsOf(type).map(({ name }) => name);
  return `fields (${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''})`;
};

/** What an editor writes for a field, or for one value of its list, with the words after 'expected'. */
const valueOf = (field: Field): readonly [JsonSchema, words: string] => {
  const { type, link, fields, values, length, pattern, range } = field;
  if (fields) return [objectOf(fields, field), fieldsInWords(fields)];
  if (link) return [{ type: 'string' }, `the ${link.by} of one ${type}`];
  if (values) {
    const names = values.map(({ name }) => name);
    const markdownEnumDescriptions = values.map(({ description }) => description ?? '');
    return [{ type: 'string', enum: names, markdownEnumDescriptions }, anyOf(names)];
  }
  const [scalar, words] = scalars[type] ?? [{}, 'a text'];
  const isFilled = length?.min === 1 && !pattern;
  const limited = {
    ...scalar,
    ...{ minLength: isFilled ? undefined : length?.min, maxLength: length?.max },
    ...{ minimum: range?.min, maximum: range?.max },
    ...(isFilled && { pattern: '\\S', patternErrorMessage: 'expected at least one word' }),
    ...(pattern && { pattern: pattern.regex, patternErrorMessage: `expected ${pattern.expected}` }),
  };
  return [limited, words];
};

const propertyOf = (field: Field): JsonSchema => {
  const { description, pattern, list, items, picture, required } = field;
  const [value, words] = valueOf(field);
  const lines = [description, pattern && `Text: ${pattern.expected}.`, picture && `Picture: ${describeSize(picture)}.`];
  const told = {
    errorMessage: `expected ${list ? 'a list of ' : ''}${words}${required ? '' : ', or the whole line left out'}`,
    description: lines.filter(Boolean).join('\n\n') || undefined,
  };
  if (!list) return { ...value, ...told };
  const entry = { ...value, errorMessage: `expected ${words}` };
  return { type: 'array', minItems: 1, maxItems: items?.max, items: entry, ...told };
};

const objectOf = (type: GraphQLObjectType, group?: Field): JsonSchema => ({
  type: 'object',
  title: type.name,
  description: type.description ?? undefined,
  additionalProperties: false,
  required: fieldsOf(type).flatMap(({ name, required }) => (required ? name : [])),
  properties: Object.fromEntries(fieldsOf(type, group).map((field) => [field.name, propertyOf(field)])),
  errorMessage: `expected ${fieldsInWords(type)}`,
});

/**
 * The JSON Schemas of the YAML files, by the name of the type that a file holds: the language server completes and checks with them
 * while an editor types, the content check before a build.
 */
export const jsonSchemas = (schema: GraphQLSchema): ReadonlyMap<string, JsonSchema> =>
  new Map(
    contentFiles(schema).map(({ type, list }) => {
      const items = objectOf(type);
      const entries = { type: 'array', items, errorMessage: `expected a list of ${type} entries` };
      const $schema = 'http://json-schema.org/draft-07/schema#';
      return [type.name, { $schema, ...(list ? entries : items), title: type.name }];
    }),
  );

/** Writes the JSON Schemas into `.vscode/schemas/`, to which the first line of each YAML file leads editors. */
export const writeJsonSchemas = (root: string): void => {
  const folder = join(root, '.vscode', 'schemas');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, json] of jsonSchemas(readSchema(root)))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
};
