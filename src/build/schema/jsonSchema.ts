import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { type Constraint, constraintOn } from './constraints';
import { contentTypes } from './contentTypes';
import { describeImage, imageConstraints } from './imageConstraints';
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

/** A description as plain text, and as the Markdown that editors show on hover: with the limits below it. */
const described = (description: string | null | undefined, limits: readonly string[] = []): JsonSchema => ({
  description: description ?? undefined,
  markdownDescription: description ? [description, ...limits].join('\n\n') : undefined,
});

/** `1 to 60`, `at least 1`, `at most 60`. */
export const between = (least: number | undefined, most: number | undefined): string => {
  if (least === undefined) return `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
};

const limitsOf = ({ minLength, maxLength, minimum, maximum, form }: Constraint): string[] => {
  const bounded = (...limits: (number | undefined)[]): boolean => limits.some((limit) => limit !== undefined);
  const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  if (form !== undefined) return [`Form: ${form}.`];
  if (bounded(minLength, maxLength)) return [`${capital(between(minLength, maxLength))} characters.`];
  return bounded(minimum, maximum) ? [`${capital(between(minimum, maximum))}.`] : [];
};

const valueOf = (owner: string, { name, type, by, fields, values }: Field): JsonSchema => {
  if (fields) return { $ref: `#/definitions/${type}` };
  if (values) {
    const all = values.getValues();
    const words = all.map(({ description }) => description ?? '');
    const described = words.some(Boolean) ? { markdownEnumDescriptions: words } : {};
    return { type: 'string', enum: all.map((value) => value.name), ...described };
  }
  if (type === 'File') {
    return { type: 'string', pattern: owner === 'Image' ? '\\.(webp|png|jpe?g|avif)$' : '\\.svg$' };
  }
  const scalar = (by === undefined ? scalars[type] : undefined) ?? { type: 'string' };
  const constraint = by === undefined ? constraintOn(owner, name) : undefined;
  if (constraint) {
    const { minLength, maxLength, minimum, maximum, pattern, form } = constraint;
    const patternErrorMessage = form && `Expected ${form}.`;
    return { ...scalar, minLength, maxLength, minimum, maximum, pattern: pattern?.source, patternErrorMessage };
  }
  const examples = owner === 'Action' && name === 'to' ? { examples: routesIn(Object.keys(contentTypes)) } : {};
  return {
    ...scalar,
    ...(scalar.type === 'string' && !scalar.format && name !== 'alt' ? { minLength: 1 } : {}),
    ...examples,
  };
};

const propertyOf = (owner: string, field: Field): JsonSchema => {
  const constraint = field.by === undefined ? constraintOn(owner, field.name) : undefined;
  const image = imageConstraints[`${owner}.${field.name}`];
  const limits = [...(constraint ? limitsOf(constraint) : []), ...(image ? [`Picture: ${describeImage(image)}.`] : [])];
  const value = valueOf(owner, field);
  const words = described(field.description, limits);
  return field.list ? { type: 'array', minItems: 1, items: value, ...words } : { ...value, ...words };
};

const objectOf = (type: GraphQLObjectType): JsonSchema => ({
  type: 'object',
  ...described(type.description),
  additionalProperties: false,
  required: fieldsOf(type).flatMap(({ name, required }) => (required ? name : [])),
  properties: Object.fromEntries(fieldsOf(type).map((field) => [field.name, propertyOf(type.name, field)])),
});

/** The types below a type that are written out in the same file, in order of appearance. */
const typesBelow = (type: GraphQLObjectType, found: GraphQLObjectType[] = []): readonly GraphQLObjectType[] => {
  for (const { fields } of fieldsOf(type)) {
    if (!fields || found.includes(fields)) continue;
    found.push(fields);
    typesBelow(fields, found);
  }
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
export const jsonSchemas = (schema: GraphQLSchema): ReadonlyMap<string, JsonSchema> =>
  new Map(
    Object.values(contentTypes).map(({ type: name, list }) => {
      const type = objectType(schema, name);
      const below = typesBelow(type);
      const definitions = (list ? [type, ...below] : below).map((each) => [each.name, objectOf(each)]);
      const entries = { type: 'array', ...described(type.description), items: { $ref: `#/definitions/${name}` } };
      return [
        name,
        {
          $schema: 'http://json-schema.org/draft-07/schema#',
          title: name,
          ...(list ? entries : objectOf(type)),
          ...(definitions.length > 0 ? { definitions: Object.fromEntries(definitions) } : {}),
        },
      ];
    }),
  );
