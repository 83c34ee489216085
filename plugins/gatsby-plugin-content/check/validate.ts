import Ajv from 'ajv';
import type { GraphQLSchema } from 'graphql';
import { type Constraint, constraintOn } from '../schema/constraints';
import { type Content, type Entry, nameOf, type Place } from './content';
import { between, jsonSchemas } from '../schema/jsonSchema';
import type { Finding, Problem } from './problem';
import { kindOf, valuesOf } from '../schema/schema';
import { anyOf, didYouMean, nearest } from '../schema/suggest';
import type { Path, YamlFile } from './yamlFile';

/** True for a day of the calendar, as `2026-10-14`: one that its month does not have lies in another month, or nowhere. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && String(new Date(text).toJSON()).startsWith(text);

const known = new WeakMap<GraphQLSchema, Ajv>();

const ajvOf = (schema: GraphQLSchema): Ajv => {
  const options = { allErrors: true, verbose: true, strict: false, strictNumbers: true, formats: { date: isDay } };
  const ajv = known.get(schema) ?? new Ajv({ ...options, schemas: Object.fromEntries(jsonSchemas(schema)) });
  known.set(schema, ajv);
  return ajv;
};

/** A value that does not fit the schema, as Gatsby reads it. */
type Wrong = Place & { readonly value: unknown };

const limitsOf = ({ entry, field }: Place): Constraint => constraintOn(entry.type, field.name, entry.use) ?? {};

const named = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && !(value instanceof Date) ? 'fields' : 'a text';
};

/** A slug made of a text: small letters, digits and hyphens, accents left off. */
const slugOf = (text: string): string => {
  const letters = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
};

const wrongFile = ({ list, type }: YamlFile, path: Path, value: unknown): Finding => {
  const isList = list && path.length === 0;
  return {
    message: `${path.length > 0 ? 'an entry of the list' : 'the file'} holds ${named(value)}`,
    expected: isList ? `a list of ${type} entries` : `the fields of one ${type}`,
    suggestion: isList ? 'begin each entry with "- "' : undefined,
  };
};

const unknownField = ({ type, fields }: Entry, key: string): Finding => {
  const names = fields.map(({ name }) => name);
  if (key === 'id') {
    const own = names.find((name) => name === 'slug' || name === 'key');
    const message = `"id" is reserved and cannot be a field of ${type}`;
    return { message, suggestion: own ? `use "${own}"` : 'leave it out', where: 'key' };
  }
  const suggestion = didYouMean(key, names) ?? `${type} has ${anyOf(names, 40, 'and')}`;
  return { message: `unknown field "${key}" on ${type}`, suggestion, where: 'key' };
};

const missingField = (entry: Entry, key: string): Finding | undefined => {
  const { type, fields, holders } = entry;
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(entry.value).filter((name) => !names.includes(name));
  const field = fields.find(({ name }) => name === key);
  // A misspelt field is not missing as well.
  const isMeant = (name: string) => nearest(name, names) === key || (name === 'id' && /^(?:slug|key)$/.test(key));
  if (!field || unknown.some(isMeant)) return undefined;
  const holder = holders.find((one) => nameOf(one) !== undefined);
  const name = nameOf(entry) ?? (holder && `of ${holder.type} ${nameOf(holder)}`);
  const message = `missing field "${key}" on ${name ? `${type} ${name}` : type}`;
  return { message, expected: field.list ? `a list of ${kindOf(field)}` : kindOf(field) };
};

/** Texts where a number or true and false belong. */
const notPlain = ({ field, value }: Wrong): Finding => {
  const text = String(value);
  const message = `"${text}" in "${field.name}" is not ${kindOf(field)}`;
  if (field.type === 'Boolean') {
    const meant = [/^(?:true|yes|on|y)$/i, /^(?:false|no|off|n)$/i].findIndex((words) => words.test(text));
    return { message, suggestion: ['write true', 'write false'][meant] };
  }
  const isNumber = typeof value === 'string' && text !== '' && Number.isFinite(Number(text));
  return { message, suggestion: isNumber ? `write ${text} without quotation marks` : undefined };
};

/** Something else than a text, written without quotation marks. */
const unquoted = ({ entry, field, path, value }: Wrong): Finding => {
  const kind = value instanceof Date ? 'a moment in time' : typeof value === 'boolean' ? 'true or false' : 'a number';
  const message = `"${field.name}" is not in quotation marks and would be read as ${kind}`;
  return { message, suggestion: `put it in quotation marks: "${entry.file.scalar(path)?.source}"` };
};

const wrongType = (wrong: Wrong): Finding => {
  const { value, field, path } = wrong;
  const { name, type, list, fields, required } = field;
  const place = typeof path.at(-1) === 'number' ? 'item' : list ? 'list' : 'value';
  const expected = place === 'list' ? `a list of ${kindOf(field)}` : kindOf(field);
  if (value === null) {
    const optional = required || place === 'item' ? undefined : 'leave the whole line out, or give it a value';
    const suggestion = name === 'alt' ? 'write "" if the picture only repeats the text beside it' : optional;
    return { message: `${place === 'item' ? 'an entry of ' : ''}"${name}" has no value`, expected, suggestion };
  }
  const held = named(value);
  const message = `"${name}" holds ${held}`;
  if (place === 'list') {
    return { message, expected, suggestion: 'write each entry on a line of its own that begins with "- "' };
  }
  if (held === 'a list') return { message, expected, suggestion: 'leave out the "- " before it' };
  if (fields) return { message, expected };
  if (held === 'fields') return { message, expected, suggestion: 'put a text with a colon in it in quotation marks' };
  return ['Int', 'Float', 'Boolean'].includes(type) ? notPlain(wrong) : unquoted(wrong);
};

const outOfRange = (wrong: Wrong): Finding => {
  const { minimum, maximum } = limitsOf(wrong);
  const message = `"${wrong.field.name}" is out of range: ${String(wrong.value)}`;
  return { message, expected: between(minimum, maximum) };
};

const wrongLength = (wrong: Wrong): Finding | undefined => {
  const { minLength, maxLength, pattern } = limitsOf(wrong);
  const text = String(wrong.value);
  // Empty texts are told by the rules on texts, wrong forms by their pattern.
  if (text.trim() === '' || (pattern && !pattern.test(text))) return undefined;
  const expected = between(minLength === 1 ? undefined : minLength, maxLength);
  return { message: `"${wrong.field.name}" is ${[...text].length} characters long`, expected };
};

const wrongForm = (wrong: Wrong): Finding | undefined => {
  const { name, type } = wrong.field;
  const text = String(wrong.value);
  if (text.trim() === '') return undefined;
  if (type === 'File') {
    const expected = wrong.entry.type === 'Image' ? 'WebP, PNG, JPEG or AVIF' : 'an SVG';
    return { message: `"${text}" is not a picture for this field`, expected };
  }
  const slug = name === 'slug' || name === 'key' ? slugOf(text) : '';
  const suggestion = slug && `did you mean "${slug}"?`;
  return { message: `"${text}" is not a good "${name}"`, expected: limitsOf(wrong).form, suggestion };
};

/** What is wrong with the value of a field, by the keyword of the schema. */
const ofValue: Readonly<Record<string, (wrong: Wrong) => Finding | undefined>> = {
  type: wrongType,
  enum: ({ field, value }) => {
    const values = valuesOf(field);
    const message = `"${String(value)}" is not a value of "${field.name}"`;
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
    message: `"${field.name}" is an empty list`,
    expected: `${kindOf(field)}, at least one`,
  }),
};

/** Holds what a file holds against its JSON Schema: fields, types, closed sets, lengths, ranges and forms. */
export const validate = ({ schema, entries }: Content, file: YamlFile): Problem[] => {
  const ajv = ajvOf(schema);
  if (file.data === undefined || ajv.validate(file.type, file.data)) return [];
  const entryAt = (path: Path): Entry | undefined =>
    entries.find((entry) => entry.file === file && entry.path.join('/') === path.join('/'));
  return (ajv.errors ?? []).flatMap(({ keyword, instancePath, params, data: value, message = '' }) => {
    const path = instancePath
      .split('/')
      .slice(1)
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const group = entryAt(path);
    if (group && keyword !== 'type') {
      const key = String(params.additionalProperty ?? params.missingProperty);
      const finding = keyword === 'required' ? missingField(group, key) : unknownField(group, key);
      return finding ? file.problem([...path, key], finding) : [];
    }
    const last = path.findLastIndex((step) => typeof step === 'string');
    const entry = entryAt(path.slice(0, last));
    const field = entry?.fields.find(({ name }) => name === path[last]);
    if (!entry || !field) return file.problem(path, wrongFile(file, path, value));
    const finding = ofValue[keyword] ? ofValue[keyword]({ value, entry, field, path }) : { message };
    return finding ? file.problem(path, finding) : [];
  });
};
