import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
} from 'graphql';

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

/**
 * The content contract as Gatsby's `createTypes` takes it, with every inherited field described.
 *
 * @param sdl - the text of `data/schema.graphql`
 * @throws GraphQLError where the text is not GraphQL
 */
export const describedSchema = (sdl: string): string => print(describedDocument(sdl));
