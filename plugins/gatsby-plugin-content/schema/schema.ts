import {
  buildSchema,
  type FieldDefinitionNode,
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
  visit,
} from 'graphql';
import { anyOf } from './suggest';

/** Types and directives that Gatsby brings and `data/schema.graphql` names. */
const gatsbyTypes = 'scalar Date  interface Node { id: ID! }  type File { id: ID! }';

/**
 * `data/schema.graphql` as Gatsby's `createTypes` takes it: fields of the interface `Page` are described on every page.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const describedTypes = (sdl: string): string => {
  const document = parse(sdl);
  const inherited = new Map<string, FieldDefinitionNode['description']>();
  visit(document, {
    InterfaceTypeDefinition: ({ fields = [] }) =>
      fields.forEach(({ name, description }) => inherited.set(name.value, description)),
  });
  return print(
    visit(document, {
      FieldDefinition: (field) => ({ ...field, description: field.description ?? inherited.get(field.name.value) }),
    }),
  );
};

let last: { readonly sdl: string; readonly schema: GraphQLSchema } | undefined;

/**
 * `data/schema.graphql` for the JSON Schemas and the content check.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const readSchema = (sdl: string): GraphQLSchema => {
  // Directives such as @link are Gatsby's: not validated here.
  const build = () => buildSchema(gatsbyTypes + describedTypes(sdl), { assumeValid: true, assumeValidSDL: true });
  // The same one for the same text: what others make of it, such as compiled checks, they keep with it.
  if (last?.sdl !== sdl) last = { sdl, schema: build() };
  return last.schema;
};

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

/** An argument of `@link`. */
const linkOf = (field: GraphQLField<unknown, unknown>, argument: 'by' | 'from'): string | undefined => {
  const written = directive(field, 'link')?.arguments?.find(({ name }) => name.value === argument)?.value;
  return written?.kind === 'StringValue' ? written.value : undefined;
};

const fieldOf = (field: GraphQLField<unknown, unknown>): Field => {
  const { name, description, type } = field;
  const named = getNamedType(type);
  const by = linkOf(field, 'by');
  return {
    name,
    description,
    type: named.name,
    list: isListType(isNonNullType(type) ? type.ofType : type),
    required: isNonNullType(type),
    by,
    fields: isObjectType(named) && named.name !== 'File' && by === undefined ? named : undefined,
    values: isEnumType(named) ? named : undefined,
  };
};

/** The fields of a type that an editor fills: `id` is Gatsby's, `@position` and `@link(from: "fields.…")` are computed. */
export const fieldsOf = (type: GraphQLObjectType): readonly Field[] =>
  Object.values(type.getFields())
    .filter((field) => field.name !== 'id' && !directive(field, 'position') && linkOf(field, 'from') === undefined)
    .map(fieldOf);

/**
 * The type of that name.
 *
 * @throws if the schema has none
 */
export const objectType = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (isObjectType(type)) return type;
  throw new Error(`The options of gatsby-plugin-content name ${name}, a type data/schema.graphql does not have`);
};

const kinds: Readonly<Record<string, string>> = {
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
  Date: 'a day such as "2026-10-14"',
  File: 'the path of a picture',
};

/** The closed set a field's value is from; empty for other fields. */
export const valuesOf = ({ values }: Field): readonly string[] => values?.getValues().map(({ name }) => name) ?? [];

/** What an editor writes for a value of a field: the words behind 'expected'. */
export const kindOf = (field: Field): string => {
  if (field.by !== undefined) return `the ${field.by} of one ${field.type}`;
  if (field.values) return anyOf(valuesOf(field));
  if (!field.fields) return kinds[field.type] ?? 'a text';
  const names = fieldsOf(field.fields).map(({ name }) => name);
  return `fields (${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''})`;
};
