import { type DocumentNode, type FieldDefinitionNode, Kind, type TypeNode } from 'graphql';

/** A field of a type of the content contract. */
export interface ContractField {
  readonly name: string;
  readonly description?: string;
  /** The type's name without `!` and `[]`. */
  readonly type: string;
  readonly list: boolean;
  readonly required: boolean;
  /** For a reference: the field of `type` that is written here, from `@link(by:)`. */
  readonly link?: string;
}

/** An object type of the content contract. */
export interface ContractType {
  readonly name: string;
  readonly description?: string;
  readonly fields: ReadonlyMap<string, ContractField>;
}

/** A value of a closed set, and what it stands for. */
export interface ContractValue {
  readonly name: string;
  readonly description?: string;
}

/** The content contract in the form the check and the JSON Schemas read. */
export interface Contract {
  readonly types: ReadonlyMap<string, ContractType>;
  readonly enums: ReadonlyMap<string, { readonly description?: string; readonly values: readonly ContractValue[] }>;
}

const unwrap = (type: TypeNode): Pick<ContractField, 'type' | 'list' | 'required'> => {
  switch (type.kind) {
    case Kind.NON_NULL_TYPE:
      return { ...unwrap(type.type), required: true };
    case Kind.LIST_TYPE:
      return { ...unwrap(type.type), list: true, required: false };
    case Kind.NAMED_TYPE:
      return { type: type.name.value, list: false, required: false };
  }
};

const linkOf = (field: FieldDefinitionNode): string | undefined => {
  const by = field.directives
    ?.find(({ name }) => name.value === 'link')
    ?.arguments?.find(({ name }) => name.value === 'by')?.value;
  return by?.kind === Kind.STRING ? by.value : undefined;
};

/**
 * Reads the content contract.
 *
 * @param document - the syntax tree of `data/schema.graphql`, inherited fields described (`describedDocument`)
 */
export const readContract = (document: DocumentNode): Contract => {
  const types = new Map<string, ContractType>();
  const enums: Map<string, { description?: string; values: ContractValue[] }> = new Map();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      const fields = (definition.fields ?? []).map((field): [string, ContractField] => [
        field.name.value,
        { name: field.name.value, description: field.description?.value, ...unwrap(field.type), link: linkOf(field) },
      ]);
      const name = definition.name.value;
      types.set(name, { name, description: definition.description?.value, fields: new Map(fields) });
    } else if (definition.kind === Kind.ENUM_TYPE_DEFINITION) {
      const values = (definition.values ?? []).map(({ name, description }) => ({
        name: name.value,
        description: description?.value,
      }));
      enums.set(definition.name.value, { description: definition.description?.value, values });
    }
  }
  return { types, enums };
};
