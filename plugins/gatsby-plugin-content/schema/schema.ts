import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
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
  parse,
  print,
  visit,
} from 'graphql';
import { base, type Directives, directivesOf, gatsbys } from './directives';

/** `data/schema.graphql`, with the fields of the interface `Page` described and limited on every page. */
const documentIn = (root: string): DocumentNode => {
  const document = parse(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8'));
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

/** `data/schema.graphql` as Gatsby's `createTypes` takes it: without the directives that Gatsby does not know. */
export const describedTypes = (root: string): string => {
  const document = documentIn(root);
  const texts = document.definitions.flatMap((one) => (one.kind === Kind.SCALAR_TYPE_DEFINITION ? one.name.value : []));
  return print(
    visit(document, {
      ScalarTypeDefinition: () => null,
      Directive: ({ name }) => (gatsbys.includes(name.value) ? undefined : null),
      NamedType: (node) =>
        texts.includes(node.name.value) ? { ...node, name: { ...node.name, value: 'String' } } : undefined,
    }),
  );
};

/**
 * `data/schema.graphql` for the JSON Schemas, the content check and the forms.
 *
 * @throws if there is no such file, and GraphQLError where it is not GraphQL or a directive is not used as it is defined
 */
export const readSchema = (root: string): GraphQLSchema => {
  const text = base + print(documentIn(root));
  const schema = schemas.get(text) ?? buildSchema(text);
  schemas.set(text, schema);
  return schema;
};

/** Schemas by their text: `gatsby develop` reads them again with each saved file. */
const schemas = new Map<string, GraphQLSchema>();

/** A YAML file of `data/`. */
export interface ContentFile {
  /** Relative to `data/`, with forward slashes. */
  readonly path: string;
  /** The type of its entries. */
  readonly type: GraphQLObjectType;
  /** True if the file is a list of entries, each of them a node. */
  readonly list: boolean;
}

/** Every YAML file of the site, in the order of the schema. */
export const contentFiles = (schema: GraphQLSchema): readonly ContentFile[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => (directivesOf(type).yaml ?? []).map(({ file, list }) => ({ path: file, type, list })));

let files: readonly ContentFile[] | undefined;

/** The type of what a YAML file of `data/` holds. */
export const typeOfFile = (path: string): string | undefined =>
  (files ??= contentFiles(readSchema(process.cwd()))).find((file) => file.path === path)?.type.name;

/** A field as an editor fills it, with the limits from its directives and those of its scalar. */
export interface Field extends Directives {
  readonly name: string;
  readonly description: string | null | undefined;
  /** The type's name without `!` and `[]`; `String` for scalars of the site. */
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  /** The type of the fields below it, where they are written out in the same file. */
  readonly fields?: GraphQLObjectType;
  /** The closed set its value is from. */
  readonly values?: readonly GraphQLEnumValue[];
}

/** A text that has no other limit has at most so many characters. */
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
    placeholders: own.placeholders ?? group?.placeholdersOf?.find((one) => one.field === name),
    picture: own.picture ?? (named.name === 'File' ? group?.picture : undefined),
  };
};

/** The fields of a type that an editor fills: `id` is Gatsby's. Below a field, their `group`, limits can be narrower. */
export const fieldsOf = (type: GraphQLObjectType, group?: Field): readonly Field[] =>
  Object.values(type.getFields())
    .filter(({ name }) => name !== 'id')
    .map((field) => fieldOf(field, group));
