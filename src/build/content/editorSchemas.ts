import { type Constraint, constraintOn } from './constraints';
import type { Contract, ContractField, ContractType } from './contract';
import { describeFrame, frames } from './frames';
import { routesIn } from './routes';
import { contentTypes } from './table';

/** A part of a JSON Schema, draft 7. What is undefined in it is not written. */
type Schema = Readonly<Record<string, unknown>>;

const scalarTypes: Readonly<Record<string, Schema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
};

/** A description as plain text, and as the Markdown that editors show on hover: with the limits below it. */
const described = (description: string | undefined, limits: readonly string[]): Schema => ({
  description,
  markdownDescription: description && [description, ...limits].join('\n\n'),
});

const limitsOf = ({ minLength, maxLength, minimum, maximum, form }: Constraint): string[] => {
  const between = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`At least ${least}${unit}.`];
    return [least === undefined ? `At most ${most}${unit}.` : `${least} to ${most}${unit}.`];
  };
  return [
    ...(form === undefined ? [] : [`Form: ${form}.`]),
    ...(form === undefined ? between(minLength, maxLength, ' characters') : []),
    ...between(minimum, maximum, ''),
  ];
};

const fileOf = (owner: string): Schema => ({
  type: 'string',
  pattern: owner === 'Image' ? '\\.(webp|png|jpe?g|avif)$' : '\\.svg$',
});

const valueOf = (owner: string, field: ContractField, contract: Contract): Schema => {
  const { name, type, link } = field;
  if (link === undefined && contract.types.has(type)) return { $ref: `#/definitions/${type}` };
  const values = contract.enums.get(type)?.values;
  if (values) {
    const names = values.map((value) => value.name);
    const words = values.map((value) => value.description ?? '');
    return { type: 'string', enum: names, ...(words.some(Boolean) ? { markdownEnumDescriptions: words } : {}) };
  }
  if (type === 'File') return fileOf(owner);
  const constraint = constraintOn(owner, name);
  const scalar = scalarTypes[type] ?? { type: 'string' };
  if (!constraint || link !== undefined) {
    const isAction = owner === 'Action' && name === 'to';
    const needed = scalar.type === 'string' && name !== 'alt' && type !== 'Date' ? { minLength: 1 } : {};
    return { ...scalar, ...needed, ...(isAction ? { examples: routesIn(Object.keys(contentTypes)) } : {}) };
  }
  const { minLength, maxLength, minimum, maximum, pattern, form } = constraint;
  const patternErrorMessage = form && `Expected ${form}.`;
  return { ...scalar, minLength, maxLength, minimum, maximum, pattern: pattern?.source, patternErrorMessage };
};

const fieldOf = (owner: string, field: ContractField, contract: Contract): Schema => {
  const constraint = field.link === undefined ? constraintOn(owner, field.name) : undefined;
  const frame = frames[`${owner}.${field.name}`];
  const limits = [...(constraint ? limitsOf(constraint) : []), ...(frame ? [`Picture: ${describeFrame(frame)}.`] : [])];
  const value = valueOf(owner, field, contract);
  const words = described(field.description, limits);
  return field.list ? { type: 'array', minItems: 1, items: value, ...words } : { ...value, ...words };
};

const objectOf = (type: ContractType, contract: Contract): Schema => {
  const fields = [...type.fields.values()];
  return {
    type: 'object',
    ...described(type.description, []),
    additionalProperties: false,
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldOf(type.name, field, contract)])),
  };
};

/** The types below a type that are written out in the same file, in order of appearance. */
const below = (type: ContractType, contract: Contract, found: ContractType[] = []): ContractType[] => {
  for (const field of type.fields.values()) {
    const inner = field.link === undefined ? contract.types.get(field.type) : undefined;
    if (!inner || found.includes(inner)) continue;
    found.push(inner);
    below(inner, contract, found);
  }
  return found;
};

const schemaOf = (type: ContractType, list: boolean, contract: Contract): Schema => {
  const inner = below(type, contract);
  const types = list ? [type, ...inner] : inner;
  const root = list
    ? { type: 'array', ...described(type.description, []), items: { $ref: `#/definitions/${type.name}` } }
    : objectOf(type, contract);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: type.name,
    ...root,
    definitions:
      types.length > 0 ? Object.fromEntries(types.map((each) => [each.name, objectOf(each, contract)])) : undefined,
  };
};

/**
 * Writes the JSON Schemas that the YAML language server completes and checks with, one for each type a file can hold.
 *
 * @param contract - the content contract
 * @returns the text of each file, by its name in `.vscode/schemas`
 */
export const editorSchemas = (contract: Contract): ReadonlyMap<string, string> => {
  const lists = new Map(Object.values(contentTypes).map(({ type, list }) => [type, list]));
  return new Map(
    [...lists].flatMap(([name, list]) => {
      const type = contract.types.get(name);
      return type ? [[`${name}.json`, `${JSON.stringify(schemaOf(type, list, contract), null, 2)}\n`] as const] : [];
    }),
  );
};
