import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  getNamedType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
  type StringValueNode,
  visit,
} from 'graphql';
import { anyOf } from './suggest';

/** Types and directives that Gatsby brings and `data/schema.graphql` names. */
const gatsbyTypes = parse('scalar Date  interface Node { id: ID! }  type File { id: ID! }');

/** The text's syntax tree, with the descriptions of interface fields carried over to the types that implement it. */
const describedDocument = (sdl: string): DocumentNode => {
  const document = parse(sdl);
  const inherited = new Map<string, StringValueNode>();
  visit(document, {
    InterfaceTypeDefinition: ({ fields = [] }) =>
      fields.forEach(({ name, description }) => description && inherited.set(name.value, description)),
  });
  return visit(document, {
    FieldDefinition: (field) => ({ ...field, description: field.description ?? inherited.get(field.name.value) }),
  });
};

/**
 * `data/schema.graphql` as Gatsby's `createTypes` takes it: fields of the interface `Page` are described on every page.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const describedTypes = (sdl: string): string => print(describedDocument(sdl));

/**
 * `data/schema.graphql` for the JSON Schemas and the content check.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const readSchema = (sdl: string): GraphQLSchema =>
  // Directives such as @link are Gatsby's: not validated here.
  buildASTSchema(concatAST([gatsbyTypes, describedDocument(sdl)]), { assumeValid: true, assumeValidSDL: true });

/** A field as an editor fills it. */
export interface Field {
  readonly name: string;
  readonly description: string | null | undefined;
  /** The type's name without `!` and `[]`. */
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  /** For a reference: the field of `type` that is written here, from `@link(by:)`. */
  readonly by?: string | undefined;
  /** The type of the fields below it, where they are written out in the same file. */
  readonly fields?: GraphQLObjectType | undefined;
  /** The closed set its value is from. */
  readonly values?: GraphQLEnumType | undefined;
}

const directive = ({ astNode }: GraphQLField<unknown, unknown>, name: string) =>
  astNode?.directives?.find((one) => one.name.value === name);

const fieldOf = (field: GraphQLField<unknown, unknown>): Field => {
  const { name, description } = field;
  const inner = isNonNullType(field.type) ? field.type.ofType : field.type;
  const named = getNamedType(field.type);
  const by = directive(field, 'link')?.arguments?.[0]?.value;
  const link = by?.kind === 'StringValue' ? by.value : undefined;
  return {
    name,
    description,
    type: named.name,
    list: isListType(inner),
    required: isNonNullType(field.type),
    by: link,
    fields: isObjectType(named) && named.name !== 'File' && link === undefined ? named : undefined,
    values: isEnumType(named) ? named : undefined,
  };
};

const known = new WeakMap<GraphQLObjectType, readonly Field[]>();

/** The fields of a type that an editor fills: `id` and `position` are Gatsby's and the build's. */
export const fieldsOf = (type: GraphQLObjectType): readonly Field[] => {
  const fields =
    known.get(type) ??
    Object.values(type.getFields())
      .filter((field) => field.name !== 'id' && !directive(field, 'position'))
      .map(fieldOf);
  known.set(type, fields);
  return fields;
};

/**
 * The type of that name.
 *
 * @throws if the schema has none
 */
export const objectType = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) {
    throw new Error(`src/build/schema/contentTypes.ts names ${name}, a type data/schema.graphql does not have`);
  }
  return type;
};

const kinds: Readonly<Record<string, string>> = {
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
  Date: 'a day such as "2026-10-14"',
  File: 'the path of a picture',
};

/** What an editor writes for a value of a field: the words behind 'expected'. */
export const kindOf = ({ type, by, fields, values }: Field): string => {
  if (by !== undefined) return `the ${by} of one ${type}`;
  if (values)
    return anyOf(
      values.getValues().map(({ name }) => name),
      12,
    );
  if (!fields) return kinds[type] ?? 'a text';
  const names = fieldsOf(fields).map(({ name }) => name);
  return `fields (${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''})`;
};
