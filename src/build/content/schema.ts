import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { contentTypes } from './table';

/** Fills what a field of `type` does not describe from the interfaces the type implements. */
const describeFields = (
  type: ObjectTypeDefinitionNode,
  interfaces: ReadonlyMap<string, InterfaceTypeDefinitionNode>,
): ObjectTypeDefinitionNode => {
  const inherited = (field: FieldDefinitionNode): FieldDefinitionNode['description'] =>
    (type.interfaces ?? [])
      .flatMap(({ name }) => interfaces.get(name.value)?.fields ?? [])
      .find(({ name, description }) => name.value === field.name.value && description !== undefined)?.description;
  return {
    ...type,
    fields: type.fields?.map((field) => (field.description ? field : { ...field, description: inherited(field) })),
  };
};

/**
 * Parses the content contract, with the descriptions of interface fields carried over to the types that implement it:
 * the contract says once what every page has.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @returns its syntax tree, every inherited field described
 * @throws GraphQLError where the text is not GraphQL
 */
export const describedDocument = (sdl: string): DocumentNode => {
  const document = parse(sdl);
  const interfaces = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? describeFields(definition, interfaces) : definition,
    ),
  };
};

/** The types whose entries stand in a list, and have a place in it. */
const listed = new Set(Object.values(contentTypes).flatMap(({ type, list }) => (list ? type : [])));

/** Counted when entries are made, and so not in the contract that editors fill. */
const position: FieldDefinitionNode = {
  kind: Kind.FIELD_DEFINITION,
  name: { kind: Kind.NAME, value: 'position' },
  description: {
    kind: Kind.STRING,
    value: 'Where the entry stands in its file, from 1. Sort by it: Gatsby keeps no order by itself.',
  },
  type: {
    kind: Kind.NON_NULL_TYPE,
    type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'Int' } },
  },
};

/**
 * The content contract as Gatsby's `createTypes` takes it: every inherited field is described, and entries of a list have
 * their `position`.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const describedSchema = (sdl: string): string =>
  print(
    visit(describedDocument(sdl), {
      ObjectTypeDefinition: (type) =>
        listed.has(type.name.value) ? { ...type, fields: [...(type.fields ?? []), position] } : undefined,
    }),
  );
