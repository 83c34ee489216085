import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { PictureSize } from './directives';
import { contentFiles, type Field, fieldsOf, readSchema } from './schema';
import { anyOf } from './suggest';

/** A part of a JSON Schema, draft 7, with messages for VS Code. Undefined values are not written. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of each scalar type, and the words for one value and for several. */
const scalars: Readonly<Record<string, readonly [JsonSchema, one: string, many?: string]>> = {
  String: [{ type: 'string' }, 'a text', 'texts'],
  // The limits of GraphQL's `Int`.
  Int: [
    { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
    'a whole number, in digits only',
    'whole numbers',
  ],
  Float: [{ type: 'number' }, 'a number, in digits only', 'numbers'],
  Boolean: [{ type: 'boolean' }, 'true or false'],
  Date: [{ type: 'string', format: 'date' }, 'a date from 2000 to 2099, such as "2026-10-14"', 'dates'],
  // Upper and lower case are listed, because JSON Schema cannot ignore case. Gatsby would read a slash at the beginning as the disk's root.
  File: [
    {
      type: 'string',
      pattern: '^(\\.\\./)?images/.*\\.([wW][eE][bB][pP]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[aA][vV][iI][fF])$',
      patternErrorMessage:
        'expected the path of a WebP, PNG, JPEG or AVIF file: images/name.webp, or in data/pages ../images/name.webp',
      maxLength: 200,
    },
    'the path of a picture',
    'paths of pictures',
  ],
};

/** Describes the required size in words. */
export const describeSize = ({ minWidth, maxWidth, size, ratio, shape, maxKilobytes }: PictureSize): string =>
  [
    size && `exactly ${size[0]} × ${size[1]} pixels`,
    shape && (shape === 'LANDSCAPE' ? 'wider than high' : 'higher than wide'),
    ratio && (ratio[0] === ratio[1] ? 'a square' : `${ratio[0]}:${ratio[1]} (width to height)`),
    minWidth && `${minWidth === maxWidth ? 'exactly' : 'at least'} ${minWidth} pixels wide`,
    maxWidth && maxWidth !== minWidth && `at most ${maxWidth} pixels wide`,
    maxKilobytes && `a file of at most ${maxKilobytes} KB`,
  ]
    .filter(Boolean)
    .join(', ');

/** Describes a group of fields: `fields (title, year, cover, link, …)`. */
const fieldsInWords = (type: GraphQLObjectType): string => {
  const names = fieldsOf(type).map(({ name }) => name);
  return `fields (${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''})`;
};

/** Returns the JSON Schema of a field, or of one item of its list, and the texts after 'expected' in messages: for one and for several. */
const valueOf = (field: Field): readonly [JsonSchema, one: string, many?: string] => {
  const { type, link, fields, values, length, pattern, range } = field;
  if (fields) return [objectOf(fields, field), fieldsInWords(fields)];
  if (link) return [{ type: 'string' }, `the ${link.by} of one ${type}`, `the ${link.by} of each ${type}`];
  if (values) {
    const names = values.map(({ name }) => name);
    const markdownEnumDescriptions = values.map(({ description }) => description ?? '');
    return [{ type: 'string', enum: names, markdownEnumDescriptions }, anyOf(names)];
  }
  const [scalar, one, many] = scalars[type] ?? [{}, 'a text', 'texts'];
  const isFilled = length?.min === 1 && !pattern;
  const limited = {
    ...scalar,
    ...(length && { minLength: isFilled ? undefined : length.min, maxLength: length.max }),
    ...(range?.min !== undefined && { minimum: range.min }),
    ...(range?.max !== undefined && { maximum: range.max }),
    ...(isFilled && { pattern: '[\\p{L}\\p{N}\\p{P}\\p{S}]', patternErrorMessage: 'expected a text' }),
    ...(pattern && { pattern: pattern.regex, patternErrorMessage: `expected ${pattern.expected}` }),
  };
  return [limited, length?.min === 0 ? `${one}, or '' for an empty one` : one, many];
};

/** Returns the JSON Schema of a field, as the content check uses it. */
export const propertyOf = (field: Field): JsonSchema => {
  const { description, pattern, list, link, items, picture, placeholders, required } = field;
  const [value, one, many = one] = valueOf(field);
  const lines = [
    description,
    pattern && `Text: ${pattern.expected}.`,
    placeholders && `In braces: ${placeholders.names.map((name) => `{${name}}`).join(', ')}.`,
    picture && `Picture: ${describeSize(picture)}.`,
  ];
  const words = {
    errorMessage: `expected ${list ? `a list of ${many}` : one}${required ? '' : ', or remove the whole line'}`,
    description: lines.filter(Boolean).join('\n\n') || undefined,
  };
  if (!list) return { ...value, ...words };
  const entry = { ...value, errorMessage: `expected ${one}` };
  // Sveltia cannot show a reference twice, and React needs a key for each.
  return { type: 'array', minItems: 1, maxItems: items?.max, uniqueItems: link && true, items: entry, ...words };
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
 * Returns the JSON Schemas of the YAML files, by the type of the file. VS Code completes and checks fields with them while an editor types;
 * the content check uses them before a build.
 */
export const jsonSchemas = (schema: GraphQLSchema): ReadonlyMap<string, JsonSchema> =>
  new Map(
    contentFiles(schema).map(({ type, list }) => {
      const items = objectOf(type);
      const entries = { type: 'array', items, errorMessage: 'expected a list, in which each entry begins with "- "' };
      const $schema = 'http://json-schema.org/draft-07/schema#';
      return [type.name, { $schema, ...(list ? entries : items), title: type.name }];
    }),
  );

/** Writes the JSON Schemas into `.vscode/schemas/`. The first line of each YAML file names the schema of the file. */
export const writeJsonSchemas = (root: string): void => {
  const folder = join(root, '.vscode', 'schemas');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, json] of jsonSchemas(readSchema(root)))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
};
