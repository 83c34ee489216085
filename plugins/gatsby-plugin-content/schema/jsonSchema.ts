import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { type ContentOptions, type Limits, limitsIn, limitsOf, pictureSizeOf } from '../options';
import { describeSize } from '../pictures/size';
import { routesIn } from './routes';
import { type Field, fieldsOf, objectType } from './schema';

/** A part of a JSON Schema, draft 7. What is undefined in it is not written. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const scalars: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
};

/** A description as plain text, and as the Markdown that editors show on hover: with the form of the value below it. */
const described = (description: string | null | undefined, ...limits: readonly (string | undefined)[]): JsonSchema => ({
  description: description ?? undefined,
  markdownDescription: description ? [description, ...limits].filter(Boolean).join('\n\n') : undefined,
});

const valueOf = (options: ContentOptions, owner: string, field: Field, limits: Limits | undefined): JsonSchema => {
  const { name, type, by, fields, values } = field;
  if (fields) {
    const [whole, use] = [{ $ref: `#/definitions/${type}` }, `${owner}.${name}`];
    const here = fieldsOf(fields).filter((one) => limitsIn(options, use, one.name));
    // Not its type as well: what has another would be told twice.
    const limit = (one: Field): JsonSchema => ({ ...propertyOf(options, use, one), type: undefined });
    const properties = Object.fromEntries(here.map((one) => [one.name, limit(one)]));
    const required = here.filter((one) => limitsIn(options, use, one.name)?.required).map((one) => one.name);
    return here.length > 0 ? { allOf: [whole, { ...(required.length > 0 && { required }), properties }] } : whole;
  }
  if (values) {
    const all = values.getValues();
    const words = all.map(({ description }) => description ?? '');
    const enumeration = { type: 'string', enum: all.map((value) => value.name) };
    return words.some(Boolean) ? { ...enumeration, markdownEnumDescriptions: words } : enumeration;
  }
  if (type === 'File') {
    // In small letters or capitals: a JSON Schema knows no flags.
    const either = 'webp|png|jpe?g|avif'.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
    return { type: 'string', pattern: `\\.(${either})$`, patternErrorMessage: 'Expected WebP, PNG, JPEG or AVIF.' };
  }
  const scalar = (by === undefined ? scalars[type] : undefined) ?? { type: 'string' };
  const isText = by === undefined && type === 'String';
  const { minLength, maxLength, minimum, maximum, pattern, form } = (limits ?? (isText && options.limits['*'])) || {};
  const patternErrorMessage = form && `Expected ${form}.`;
  const examples = owner === 'Action' && name === 'to' ? routesIn(Object.keys(options.files)) : undefined;
  const least = minLength ?? (isText && name !== 'alt' && !pattern ? 1 : undefined);
  return { ...scalar, minLength: least, maxLength, minimum, maximum, pattern, patternErrorMessage, examples };
};

const propertyOf = (options: ContentOptions, owner: string, field: Field): JsonSchema => {
  const limits = limitsOf(options, owner, field.name);
  const size = pictureSizeOf(options, `${owner}.${field.name}`, 'file');
  const value = valueOf(options, owner, field, field.by === undefined ? limits : undefined);
  const words = described(
    field.description,
    limits?.form && `Form: ${limits.form}.`,
    size && `Picture: ${describeSize(size)}.`,
  );
  if (!field.list) return { ...value, ...words };
  return { type: 'array', minItems: 1, maxItems: limits?.maxItems, items: value, ...words };
};

const objectOf = (options: ContentOptions, type: GraphQLObjectType): JsonSchema => ({
  type: 'object',
  ...described(type.description),
  additionalProperties: false,
  required: fieldsOf(type).flatMap(({ name, required }) => (required ? name : [])),
  properties: Object.fromEntries(fieldsOf(type).map((field) => [field.name, propertyOf(options, type.name, field)])),
});

/** The types below a type that are written out in the same file, in order of appearance. */
const typesBelow = (type: GraphQLObjectType, found = new Set<GraphQLObjectType>()): typeof found => {
  for (const { fields } of fieldsOf(type)) if (fields && !found.has(fields)) typesBelow(fields, found.add(fields));
  return found;
};

/**
 * The JSON Schemas of the YAML files: the language server completes and checks with them while an editor types, the content
 * check before a build.
 *
 * @param schema - `data/schema.graphql`, from `readSchema`
 * @returns one for each type a file can hold, by its name
 * @throws if a file's type is not in the schema
 */
export const jsonSchemas = (schema: GraphQLSchema, options: ContentOptions): ReadonlyMap<string, JsonSchema> =>
  new Map(
    Object.values(options.files).map(({ type: name, list }) => {
      const type = objectType(schema, name);
      const types = [...(list ? [type] : []), ...typesBelow(type)];
      const definitions = Object.fromEntries(types.map((each) => [each.name, objectOf(options, each)]));
      const entries = { type: 'array', ...described(type.description), items: { $ref: `#/definitions/${name}` } };
      return [
        name,
        {
          $schema: 'http://json-schema.org/draft-07/schema#',
          title: name,
          ...(list ? entries : objectOf(options, type)),
          definitions: types.length > 0 ? definitions : undefined,
        },
      ];
    }),
  );
