import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type FieldDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type NamedTypeNode,
  parse,
  print,
  Source,
  visit,
} from 'graphql';
import { base, type Directives, directivesOf, gatsbyDirectives } from './directives';

/** Reads `data/schema.graphql`. Copies descriptions and directives from fields of an interface, such as `Page`, to those of its types. */
const documentIn = (root: string): DocumentNode => {
  const file = 'data/schema.graphql';
  const document = parse(new Source(readFileSync(join(root, file), 'utf8'), file));
  const interfaces = document.definitions.filter((one) => one.kind === Kind.INTERFACE_TYPE_DEFINITION);
  return visit(document, {
    ObjectTypeDefinition: (type) => {
      const above = interfaces.filter(({ name }) => type.interfaces?.some((one) => one.name.value === name.value));
      const fields = type.fields?.map((field) => {
        const same = above.flatMap((one) => one.fields ?? []).find(({ name }) => name.value === field.name.value);
        const own = [...(field.directives ?? []), ...(same?.directives ?? [])];
        return { ...field, description: field.description ?? same?.description, directives: own };
      });
      return { ...type, fields };
    },
  });
};

/**
 * Returns the types for Gatsby's `createTypes`: those of `data/schema.graphql`, only with Gatsby's directives, with `String` for the
 * site's scalars, and with `Markdown` for a text with `@markdown`. Each type with a file is also a node, with an id and, in a list, a position. `@childOf` names the parent of the type,
 * because Gatsby infers it only for types that have entries.
 */
export const gatsbyTypes = (root: string): string[] => {
  const document = documentIn(root);
  const texts = document.definitions.flatMap((one) => (one.kind === Kind.SCALAR_TYPE_DEFINITION ? one.name.value : []));
  const described = visit(document, {
    ScalarTypeDefinition: () => null,
    FieldDefinition: (field) => (isMarkdown(field) ? visit(field, { NamedType: toMarkdown }) : undefined),
    Directive: ({ name }) => (gatsbyDirectives.includes(name.value) ? undefined : null),
    NamedType: (node) =>
      texts.includes(node.name.value) ? { ...node, name: { ...node.name, value: 'String' } } : undefined,
  });
  const nodes = contentFiles(readSchema(root)).map(({ type, list }) => {
    const position = '"The place of the entry in its file, from 1." position: Int! @position';
    return `type ${type} implements Node @dontInfer @childOf(types: ["File"]) { id: ID! ${list ? position : ''} }`;
  });
  return [print(described), markdownType, nodes.join('\n')];
};

const isMarkdown = ({ directives }: FieldDefinitionNode): boolean =>
  directives?.some(({ name }) => name.value === 'markdown') ?? false;

const toMarkdown = (node: NamedTypeNode): NamedTypeNode => ({ ...node, name: { ...node.name, value: 'Markdown' } });

/** The fields have resolvers in `gatsby-node.ts`. */
const markdownType = `
  "A text in Markdown."
  type Markdown @dontInfer {
    "The text as it is in the YAML file."
    source: String!
    "The text as HTML. A subheading is an h2. Links to this site have no path prefix."
    html: String!
  }`;

/**
 * Reads `data/schema.graphql` for the JSON Schemas, the content check and the forms.
 *
 * @throws if the file is missing; GraphQLError if it is not valid GraphQL, or does not use a directive as defined
 */
export const readSchema = (root: string): GraphQLSchema => {
  const text = base + print(documentIn(root));
  const schema = schemas.get(text) ?? buildSchema(text);
  schemas.set(text, schema);
  return schema;
};

/** Schemas by their text, because `gatsby develop` asks for the schema again after each saved file. */
const schemas = new Map<string, GraphQLSchema>();

/** A YAML file of `data/`. */
export interface ContentFile {
  /** Relative to `data/`, with forward slashes. */
  readonly path: string;
  /** The type of its entries, or of the whole file if it is not a list. */
  readonly type: GraphQLObjectType;
  /** True if the file is a list of entries, each of them a node. */
  readonly list: boolean;
}

/** Returns every YAML file of the site, in the order of the schema. */
export const contentFiles = (schema: GraphQLSchema): readonly ContentFile[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => (directivesOf(type).yaml ?? []).map(({ file, list }) => ({ path: file, type, list })));

let files: readonly ContentFile[] | undefined;

/** Returns the name of the type that a YAML file of `data/` contains. */
export const typeOfFile = (path: string): string | undefined =>
  (files ??= contentFiles(readSchema(process.cwd()))).find((file) => file.path === path)?.type.name;

/** A field that an editor fills in, with the limits from its directives and its scalar. */
export interface Field extends Directives {
  readonly name: string;
  readonly description: string | null | undefined;
  /** The name of the type, without `!` and `[]`; `String` for the site's scalars. */
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  /** The type of the fields below it, if they are written in the same file. */
  readonly fields?: GraphQLObjectType;
  /** The allowed values, if there is a closed set of them. */
  readonly values?: readonly GraphQLEnumValue[];
}

/** True if a text has the form that its field's `@pattern` asks for. */
export const hasForm = (text: string, { pattern }: Pick<Field, 'pattern'>): boolean =>
  !pattern || new RegExp(pattern.regex, 'u').test(text);

/** The largest number of characters in a text for which the schema sets no limit. */
export const longest = 1000;

const fieldOf = (field: GraphQLField<unknown, unknown>, group?: Field): Field => {
  const { name, description, type } = field;
  const named = getNamedType(type);
  const own: Directives = { ...(isScalarType(named) && directivesOf(named)), ...directivesOf(field) };
  const isText = named.name === 'String' || (isScalarType(named) && own.pattern !== undefined);
  const max = group?.lengthOf?.find((one) => one.field === name)?.max ?? own.length?.max ?? longest;
  return {
    ...own,
    name,
    description,
    type: isText ? 'String' : named.name,
    list: isListType(getNullableType(type)),
    required: isNonNullType(type),
    fields: isObjectType(named) && named.name !== 'File' && !own.link ? named : undefined,
    values: isEnumType(named) ? named.getValues() : undefined,
    length: isText ? { ...own.length, min: own.length?.min ?? (own.pattern ? undefined : 1), max } : undefined,
    picture: own.picture ?? (named.name === 'File' ? group?.picture : undefined),
  };
};

/** Returns the directives of the scalar with `@href`, for the links in a Markdown text. */
export const addressDirectives = (schema: GraphQLSchema): Directives | undefined =>
  Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .map(directivesOf)
    .find(({ href }) => href);

/** Returns the fields that an editor fills in, without Gatsby's `id`. `group` is the field above them, which may set narrower limits. */
export const fieldsOf = (type: GraphQLObjectType, group?: Field): readonly Field[] =>
  Object.values(type.getFields())
    .filter(({ name }) => name !== 'id')
    .map((field) => fieldOf(field, group));

/** Returns the names of the fields of a type, and of those below them. */
export const namesIn = (type: GraphQLObjectType): readonly string[] =>
  fieldsOf(type).flatMap(({ name, fields }) => [name, ...(fields ? namesIn(fields) : [])]);
