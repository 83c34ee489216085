import {
  buildSchema,
  type DocumentNode,
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
  isScalarType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base, directives, isOwn, type PictureSize } from './directives';
import { anyOf } from './suggest';

/** The document with the fields of the interface `Page` described and limited on every page. */
const inherited = (sdl: string): DocumentNode => {
  const document = parse(sdl);
  const interfaces = document.definitions.filter((one) => one.kind === Kind.INTERFACE_TYPE_DEFINITION);
  return visit(document, {
    ObjectTypeDefinition: ({ interfaces: names = [], ...type }) => {
      const above = interfaces.filter(({ name }) => names.some((one) => one.name.value === name.value));
      const fields = type.fields?.map((field) => {
        const same = above.flatMap((one) => one.fields ?? []).find(({ name }) => name.value === field.name.value);
        const own = field.directives ?? [];
        const more = same?.directives?.filter((one) => !own.some(({ name }) => name.value === one.name.value)) ?? [];
        return { ...field, description: field.description ?? same?.description, directives: [...own, ...more] };
      });
      return { ...type, interfaces: names, fields };
    },
  });
};

/** The fields beside a text with `@measured`. */
const widthFields = ({ name: { value: name } }: FieldDefinitionNode): readonly FieldDefinitionNode[] => {
  const described = (what: string) =>
    `"How wide ${what} \`${name}\` is in the display face, in em: the style sheet has its size depend on it."`;
  const document = parse(`type T {
    ${described('the longest word of')} ${name}Width: Float! @displayWidth(of: "${name}", part: "width")
    ${described('the first word of')} ${name}FirstWidth: Float! @displayWidth(of: "${name}", part: "first")
    ${described('all of')} ${name}Length: Int! @displayWidth(of: "${name}", part: "whole")
  }`);
  return (document.definitions[0] as ObjectTypeDefinitionNode).fields ?? [];
};

/**
 * `data/schema.graphql` as Gatsby's `createTypes` takes it: without the directives that Gatsby does not know.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const describedTypes = (sdl: string): string => {
  const document = inherited(sdl);
  const texts = document.definitions.flatMap((one) => (one.kind === Kind.SCALAR_TYPE_DEFINITION ? one.name.value : []));
  return print(
    visit(document, {
      ScalarTypeDefinition: () => null,
      ObjectTypeDefinition: ({ fields = [], ...type }) => {
        const measured = fields.filter(({ directives: own }) => own?.some(({ name }) => name.value === 'measured'));
        return { ...type, fields: [...fields, ...measured.flatMap(widthFields)] };
      },
      Directive: (node) => (isOwn(node) ? null : undefined),
      NamedType: (node) =>
        texts.includes(node.name.value) ? { ...node, name: { ...node.name, value: 'String' } } : undefined,
    }),
  );
};

/**
 * `data/schema.graphql` for the JSON Schemas, the content check and the forms.
 *
 * @param root - the root of the project
 * @throws if there is no such file, and GraphQLError where it is not GraphQL or a directive is not used as it is defined
 */
export const readSchema = (root: string): GraphQLSchema =>
  buildSchema(base + print(inherited(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8'))));

/** A YAML file of `data/`. */
export interface ContentFile {
  /** Relative to `data/`, with forward slashes. */
  readonly path: string;
  /** The type of what it holds. */
  readonly type: string;
  /** True if the file is a list of entries, each of them a node. */
  readonly list: boolean;
  /** The field with the day by which the newest entry comes first; otherwise entries are in the order of the file. */
  readonly newestBy?: string | undefined;
}

/** Every YAML file of the site, in the order of the schema. */
export const contentFiles = (schema: GraphQLSchema): readonly ContentFile[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? directives(type, 'yaml').map(({ file, ...more }) => ({ path: file, ...more, type: type.name }))
      : [],
  );

/** A field as an editor fills it, with the limits that directives set for its value; of a list, of each value in it. */
export interface Field {
  readonly name: string;
  readonly description: string | null | undefined;
  /** The type's name without `!` and `[]`; `String` for scalars of the site. */
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  /** For a reference: the field of `type` that is written here, from `@link(by:)`. */
  readonly by?: string | undefined;
  /** The type of the fields below it, where they are written out in the same file. */
  readonly fields?: GraphQLObjectType | undefined;
  /** The closed set its value is from. */
  readonly values?: GraphQLEnumType | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** A regular expression for the flag `u`. */
  readonly pattern?: string | undefined;
  /** What the pattern asks for, in words, with an example. */
  readonly expected?: string | undefined;
  /** The widest word of a text in the display face, in em. */
  readonly widestWord?: number | undefined;
  /** Entries of a list. */
  readonly maxItems?: number | undefined;
  /** The size of the picture; of a group with a picture, of the file in it. */
  readonly picture?: PictureSize | undefined;
  readonly href: boolean;
  readonly unique: boolean;
  /** Lengths of texts of the group, by the name of its field. */
  readonly lengths: ReadonlyMap<string, number>;
}

/** A text that has no other limit has at most so many characters. */
const longest = 1000;

/** True for a text: also of a scalar that `data/schema.graphql` defines. */
const isText = ({ type }: GraphQLField<unknown, unknown>): boolean => {
  const named = getNamedType(type);
  return named.name === 'String' || (isScalarType(named) && directives(named, 'pattern').length > 0);
};

const fieldOf = (field: GraphQLField<unknown, unknown>, group?: Field): Field => {
  const { name, description, type } = field;
  const named = getNamedType(type);
  const scalar = isScalarType(named) ? named : {};
  const by = directives(field, 'link')[0]?.by;
  const [pattern] = [...directives(field, 'pattern'), ...directives(scalar, 'pattern')];
  const [length] = [...directives(field, 'length'), ...directives(scalar, 'length')];
  const [range] = directives(field, 'range');
  return {
    ...{ name, description, by, type: isText(field) ? 'String' : named.name },
    list: isListType(isNonNullType(type) ? type.ofType : type),
    required: isNonNullType(type),
    fields: isObjectType(named) && named.name !== 'File' && by === undefined ? named : undefined,
    values: isEnumType(named) ? named : undefined,
    ...(isText(field) && {
      minLength: length?.min ?? (pattern ? undefined : 1),
      maxLength: group?.lengths.get(name) ?? length?.max ?? longest,
    }),
    ...{ minimum: range?.min, maximum: range?.max, pattern: pattern?.regex, expected: pattern?.expected },
    maxItems: directives(field, 'items')[0]?.max,
    widestWord: directives(field, 'measured')[0]?.widestWord,
    picture: directives(field, 'picture')[0] ?? (named.name === 'File' ? group?.picture : undefined),
    href: directives(field, 'href').length > 0,
    unique: directives(field, 'unique').length > 0,
    lengths: new Map(directives(field, 'lengthOf').map(({ field: text, max }) => [text, max])),
  };
};

/**
 * The fields of a type that an editor fills: `id` is Gatsby's.
 *
 * @param group - for a group of fields, the field that holds it: limits can be narrower there
 */
export const fieldsOf = (type: GraphQLObjectType, group?: Field): readonly Field[] =>
  Object.values(type.getFields())
    .filter(({ name }) => name !== 'id')
    .map((field) => fieldOf(field, group));

/**
 * The type of that name.
 *
 * @throws if the schema has none
 */
export const objectType = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (isObjectType(type)) return type;
  throw new Error(`data/schema.graphql has no type ${name}`);
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

/** What an editor writes for a field, or for one value of its list: the words after 'expected'. */
export const kindOf = (field: Field, isList = field.list): string => {
  if (isList) return `a list of ${kindOf(field, false)}`;
  if (field.by !== undefined) return `the ${field.by} of one ${field.type}`;
  if (field.values) return anyOf(valuesOf(field));
  if (!field.fields) return kinds[field.type] ?? 'a text';
  const names = fieldsOf(field.fields).map(({ name }) => name);
  return `fields (${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''})`;
};
