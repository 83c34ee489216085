import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import type { GraphQLSchema } from 'graphql';
import { constraintOn } from '../schema/constraints';
import { type Content, type Entry, nameOf } from './content';
import { between, jsonSchemas } from '../schema/jsonSchema';
import type { Advice, Problem } from './problem';
import { type Field, fieldsOf, kindOf, objectType } from '../schema/schema';
import { anyOf, didYouMean, nearest } from '../schema/suggest';
import type { Path, YamlFile } from './yamlFile';

/** True for a day of the calendar, as `2026-10-14`. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  // A day the month does not have lies in another month.
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCMonth() === Number(month) - 1;
};

const validators = new WeakMap<GraphQLSchema, ReadonlyMap<string, ValidateFunction>>();

const validatorsOf = (schema: GraphQLSchema): ReadonlyMap<string, ValidateFunction> => {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, formats: { date: isDay } });
  const all =
    validators.get(schema) ?? new Map([...jsonSchemas(schema)].map(([type, json]) => [type, ajv.compile(json)]));
  validators.set(schema, all);
  return all;
};

/** What a message is made from. */
interface Context {
  readonly content: Content;
  readonly file: YamlFile;
  /** The place of the value that is wrong. */
  readonly path: Path;
  /** The value that is wrong, as Gatsby reads it. */
  readonly value: unknown;
  /** The group of fields the place is in. */
  readonly entry: Entry | undefined;
  /** The field the value belongs to; undefined for the whole of a file or of an entry. */
  readonly field: Field | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  /** All that is wrong in the file. */
  readonly errors: readonly ErrorObject[];
}

/** A message, and where it belongs if that is not the value. */
type Finding = Advice & { readonly message: string; readonly where?: 'key'; readonly path?: Path };

const named = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && !(value instanceof Date) ? 'fields' : 'a text';
};

/** A slug made of a text: small letters, digits and hyphens, accents left off. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Something else than a text, written without quotation marks. */
const unquoted = (name: string, value: unknown, written: string): Finding => {
  const kind = value instanceof Date ? 'a moment in time' : typeof value === 'boolean' ? 'true or false' : 'a number';
  const message = `"${name}" is not in quotation marks and would be read as ${kind}`;
  return { message, suggestion: `put it in quotation marks: "${written}"` };
};

/** Texts where a number or true and false belong. */
const notPlain = (field: Field, text: string): Finding => {
  const lower = text.toLowerCase();
  const words: Record<string, string> = { yes: 'true', on: 'true', y: 'true', no: 'false', off: 'false', n: 'false' };
  const meant = field.type === 'Boolean' ? (words[lower] ?? lower) : text;
  const fits = field.type === 'Boolean' ? /^(?:true|false)$/.test(meant) : text !== '' && Number.isFinite(Number(text));
  return {
    message: `"${text}" in "${field.name}" is not ${kindOf(field)}`,
    suggestion: fits ? `write ${meant}${field.type === 'Boolean' ? '' : ' without quotation marks'}` : undefined,
  };
};

const wrongType = ({ file, path, value, field }: Context): Finding => {
  if (!field) {
    const [what, fields] = [path.length === 0 ? 'the file' : 'an entry of the list', `the fields of one ${file.type}`];
    const list = file.list && path.length === 0;
    return {
      message: `${what} holds ${named(value)}`,
      expected: list ? `a list of ${file.type} entries` : fields,
      suggestion: list ? 'begin each entry with "- "' : undefined,
    };
  }
  const { name, list, required, fields } = field;
  const inList = typeof path.at(-1) === 'number';
  if (value === null) {
    if (inList) return { message: `an entry of "${name}" has no value`, expected: kindOf(field) };
    const optional = required ? undefined : 'leave the whole line out, or give it a value';
    const suggestion = name === 'alt' ? 'write "" if the picture only repeats the text beside it' : optional;
    return { message: `"${name}" has no value`, expected: kindOf(field), suggestion };
  }
  if (list && !inList) {
    const suggestion = 'write each entry on a line of its own that begins with "- "';
    return { message: `"${name}" holds ${named(value)}`, expected: `a list of ${kindOf(field)}`, suggestion };
  }
  if (fields || named(value) !== 'a text') {
    const quotes =
      !fields && named(value) === 'fields' ? 'put a text with a colon in it in quotation marks' : undefined;
    const suggestion = named(value) === 'a list' ? 'leave out the "- " before it' : quotes;
    return { message: `"${name}" holds ${named(value)}`, expected: kindOf(field), suggestion };
  }
  const isNumber = field.by === undefined && ['Int', 'Float'].includes(field.type);
  if (isNumber || field.type === 'Boolean') return notPlain(field, String(value));
  return unquoted(name, value, file.scalar(path)?.source ?? String(value));
};

const unknownField = ({ entry, path, params, content }: Context): Finding => {
  const key = String(params.additionalProperty);
  const type = entry?.type ?? '';
  const names = fieldsOf(objectType(content.schema, type)).map(({ name }) => name);
  const place = { path: [...path, key], where: 'key' } as const;
  if (key === 'id') {
    const own = names.find((name) => name === 'slug' || name === 'key');
    const suggestion = own ? `use "${own}"` : 'leave it out';
    return { ...place, message: `"id" is reserved and cannot be a field of ${type}`, suggestion };
  }
  const all = `${type} has ${anyOf(names, 40).replace(/ or (?="[^"]*"$)/, ' and ')}`;
  return { ...place, message: `unknown field "${key}" on ${type}`, suggestion: didYouMean(key, names) ?? all };
};

const missingField = ({ entry, path, params, content, errors }: Context): Finding[] => {
  const missing = String(params.missingProperty);
  if (!entry) return [];
  const fields = fieldsOf(objectType(content.schema, entry.type));
  // A misspelt field is not missing as well.
  const misspelt = errors.some(
    ({ keyword, instancePath, params: { additionalProperty } }) =>
      keyword === 'additionalProperties' &&
      instancePath === pointerOf(path) &&
      nearest(
        String(additionalProperty),
        fields.map(({ name }) => name),
      ) === missing,
  );
  const field = fields.find(({ name }) => name === missing);
  if (misspelt || !field) return [];
  const parents = content.entries.filter(({ file }) => file === entry.file);
  const above = parents.filter((other) => other !== entry && pointerOf(path).startsWith(pointerOf(other.path)));
  const holder = above.find((other) => nameOf(other) !== undefined);
  const own = nameOf(entry);
  const name = own ?? (holder && `of ${holder.type} ${nameOf(holder) ?? ''}`);
  const message = `missing field "${missing}" on ${[entry.type, name].filter(Boolean).join(' ')}`;
  return [{ message, expected: field.list ? `a list of ${kindOf(field)}` : kindOf(field) }];
};

const outOfRange = ({ field, entry, value }: Context): Finding => {
  const { minimum, maximum } = constraintOn(entry?.type ?? '', field?.name ?? '') ?? {};
  return { message: `"${field?.name}" is out of range: ${String(value)}`, expected: between(minimum, maximum) };
};

const wrongLength = ({ field, entry, value }: Context): Finding[] => {
  const { minLength, maxLength, pattern } = constraintOn(entry?.type ?? '', field?.name ?? '') ?? {};
  const text = String(value);
  // Empty texts are told by the rules on texts, wrong forms by their pattern.
  if (text.trim() === '' || (pattern && !pattern.test(text))) return [];
  const expected = between(minLength === 1 ? undefined : minLength, maxLength);
  return [{ message: `"${field?.name}" is ${[...text].length} characters long`, expected }];
};

const wrongForm = ({ field, entry, value }: Context): Finding[] => {
  const text = String(value);
  const name = field?.name ?? '';
  if (text.trim() === '') return [];
  if (field?.type === 'File') {
    const raster = entry?.type === 'Image';
    return [
      { message: `"${text}" is not a picture for this field`, expected: raster ? 'WebP, PNG, JPEG or AVIF' : 'an SVG' },
    ];
  }
  const slug = name === 'slug' || name === 'key' ? slugOf(text) : '';
  const suggestion = slug === '' ? undefined : `did you mean "${slug}"?`;
  const expected = constraintOn(entry?.type ?? '', name)?.form;
  return [{ message: `"${text}" is not a good "${name}"`, expected, suggestion }];
};

/** What an error of Ajv says to an editor, by its keyword. */
const messages: Readonly<Record<string, (context: Context) => Finding | readonly Finding[]>> = {
  type: wrongType,
  additionalProperties: unknownField,
  required: missingField,
  enum: ({ field, value }) => {
    const values = field?.values?.getValues().map(({ name }) => name) ?? [];
    const message = `"${String(value)}" is not a value of "${field?.name}"`;
    return { message, expected: anyOf(values, 12), suggestion: didYouMean(String(value), values) };
  },
  format: ({ value }) => ({
    message: `"${String(value)}" is not a day of the calendar`,
    expected: 'year, month and day: "2026-10-14"',
  }),
  pattern: wrongForm,
  minLength: wrongLength,
  maxLength: wrongLength,
  minimum: outOfRange,
  maximum: outOfRange,
  minItems: ({ field }) => ({
    message: `"${field?.name}" is an empty list`,
    expected: field && `${kindOf(field)}, at least one`,
  }),
};

/** A path as Ajv writes it. */
const pointerOf = (path: Path): string => path.map((step) => `/${step}`).join('');

/** A path from the way Ajv writes it; positions are those that lead into a list. */
const pathOf = (pointer: string, root: unknown): { path: Path; value: unknown } => {
  const path: (string | number)[] = [];
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    const name = Array.isArray(value) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(name);
    value = (value as Record<string | number, unknown> | undefined)?.[name];
  }
  return { path, value };
};

/** Holds what a file holds against its JSON Schema: fields, types, closed sets, lengths, ranges and forms. */
export const validate = (content: Content, file: YamlFile): Problem[] => {
  const validator = validatorsOf(content.schema).get(file.type);
  if (!validator || file.data === undefined || validator(file.data)) return [];
  const errors = validator.errors ?? [];
  return errors.flatMap((error): Problem[] => {
    const { path, value } = pathOf(error.instancePath, file.data);
    const depth = typeof path.at(-1) === 'number' ? path.length - 1 : path.length;
    const owns = ['additionalProperties', 'required'].includes(error.keyword);
    const holder = owns ? path : path.slice(0, depth - 1);
    const entry = content.entries.find((one) => one.file === file && pointerOf(one.path) === pointerOf(holder));
    const name = owns ? undefined : path[depth - 1];
    const field = entry && fieldsOf(objectType(content.schema, entry.type)).find((one) => one.name === name);
    const context = { content, file, path, value, entry, field, params: error.params, errors };
    const findings = messages[error.keyword]?.(context) ?? { message: `${error.message}` };
    return [findings]
      .flat()
      .map(({ message, where, path: place, ...advice }) => file.problem(place ?? path, message, advice, where));
  });
};
