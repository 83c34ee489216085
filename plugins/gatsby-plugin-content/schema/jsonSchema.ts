import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from './directives';
import { contentFiles, type Field, fieldsOf, objectType, readSchema } from './schema';

/** A part of a JSON Schema, draft 7. What is undefined in it is not written. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const types: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
};

/** In small letters or capitals: a JSON Schema knows no flags. */
const pictureFile = {
  type: 'string',
  pattern: '\\.([wW][eE][bB][pP]|[pP][nN][gG]|[jJ][pP][eE]?[gG]|[aA][vV][iI][fF])$',
  patternErrorMessage: 'Expected WebP, PNG, JPEG or AVIF.',
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

/** A description, with what the value must be below it. */
const described = (...lines: readonly (string | null | undefined)[]): JsonSchema => ({
  description: lines.filter(Boolean).join('\n\n') || undefined,
});

const valueOf = (field: Field): JsonSchema => {
  const { type, by, fields, values, expected, lengths } = field;
  if (fields) {
    const whole = { $ref: `#/definitions/${type}` };
    const narrower = [...lengths].map(([name, maxLength]) => [name, { maxLength }]);
    return narrower.length > 0 ? { allOf: [{ properties: Object.fromEntries(narrower) as JsonSchema }, whole] } : whole;
  }
  if (by !== undefined) return { type: 'string' };
  if (values) {
    const all = values.getValues();
    const markdownEnumDescriptions = all.map(({ description }) => description ?? '');
    return { type: 'string', enum: all.map((value) => value.name), markdownEnumDescriptions };
  }
  if (type === 'File') return pictureFile;
  const { minLength, maxLength, minimum, maximum, pattern } = field;
  const isFilled = minLength === 1 && !pattern;
  return {
    ...(types[type] ?? { type: 'string' }),
    ...{ minLength: isFilled ? undefined : minLength, maxLength, minimum, maximum },
    pattern: isFilled ? '\\S' : pattern,
    patternErrorMessage: isFilled ? 'Expected at least one word.' : expected && `Expected ${expected}.`,
  };
};

const propertyOf = (field: Field): JsonSchema => {
  const { description, expected, list, maxItems, picture } = field;
  const value = valueOf(field);
  const doc = described(description, expected && `Text: ${expected}.`, picture && `Picture: ${describeSize(picture)}.`);
  return list ? { type: 'array', minItems: 1, maxItems, items: value, ...doc } : { ...value, ...doc };
};

const objectOf = (type: GraphQLObjectType): JsonSchema => ({
  type: 'object',
  ...described(type.description),
  additionalProperties: false,
  required: fieldsOf(type).flatMap(({ name, required }) => (required ? name : [])),
  properties: Object.fromEntries(fieldsOf(type).map((field) => [field.name, propertyOf(field)])),
});

/** A type and those below it that are written out in the same file, in order of appearance. */
const typesIn = (type: GraphQLObjectType, found = new Set<GraphQLObjectType>()): typeof found => {
  found.add(type);
  for (const { fields } of fieldsOf(type)) if (fields && !found.has(fields)) typesIn(fields, found);
  return found;
};

/**
 * The JSON Schemas of the YAML files: the language server completes and checks with them while an editor types, the content
 * check before a build.
 *
 * @returns one for each type a file can hold, by its name
 */
export const jsonSchemas = (schema: GraphQLSchema): ReadonlyMap<string, JsonSchema> => {
  const files = contentFiles(schema);
  return new Map(
    files.map(({ type, list }) => {
      const one = { $ref: `#/definitions/${type}` };
      const types = [...typesIn(objectType(schema, type))];
      const definitions = Object.fromEntries(types.map((each) => [each.name, objectOf(each)]));
      const whole = list ? { type: 'array', items: one } : { allOf: [one] };
      return [type, { $schema: 'http://json-schema.org/draft-07/schema#', title: type, ...whole, definitions }];
    }),
  );
};

/**
 * Writes the JSON Schemas into `.vscode/schemas/`, where the first line of each YAML file leads editors, and deletes those of types
 * that are gone. They are committed: an editor needs no build.
 */
export const writeJsonSchemas = (root: string): void => {
  const folder = join(root, '.vscode', 'schemas');
  const schemas = jsonSchemas(readSchema(root));
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!schemas.has(file.replace('.json', ''))) rmSync(join(folder, file));
  for (const [name, json] of schemas) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
};
