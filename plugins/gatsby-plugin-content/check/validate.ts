import Ajv from 'ajv';
import type { GraphQLSchema } from 'graphql';
import { limitsOf } from '../options';
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

const ajvOf = ({ schema, options }: Content): Ajv => {
  const settings = { allErrors: true, verbose: true, strict: false, strictNumbers: true, formats: { date: isDay } };
  const ajv = known.get(schema) ?? new Ajv({ ...settings, schemas: Object.fromEntries(jsonSchemas(schema, options)) });
  known.set(schema, ajv);
  return ajv;
};

/** A value that does not fit the schema, as Gatsby reads it. */
type Wrong = Place & { readonly value: unknown; readonly content: Content };

const named = (value: unknown): string => {
  if (value === null) return 'no value';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a moment in time';
  return typeof value === 'object' ? 'fields' : JSON.stringify(value);
};

const wrongFile = ({ list, type }: YamlFile, path: Path, value: unknown): Finding => {
  const isList = list && path.length === 0;
  return {
    message: `${path.length > 0 ? 'an entry of the list' : 'the file'} holds ${named(value)}`,
    expected: isList ? `a list of ${type} entries, each beginning with "- "` : `the fields of one ${type}`,
  };
};

const unknownField = ({ type, fields }: Entry, key: string): Finding => {
  const names = fields.map(({ name }) => name);
  const own = key === 'id' ? names.find((name) => name === 'slug' || name === 'key') : undefined;
  const suggestion = own ? `use "${own}"` : (didYouMean(key, names) ?? `${type} has ${anyOf(names, 40, 'and')}`);
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

/** What to do about a value of another type. */
const cureOf = ({ entry, field, path, value }: Wrong, wantsList: boolean): string | undefined => {
  if (value === null) {
    if (field.name === 'alt') return 'write "" if the picture only repeats the text beside it';
    return field.required ? undefined : 'leave the whole line out, or give it a value';
  }
  if (wantsList) return 'write each entry on a line of its own that begins with "- "';
  if (Array.isArray(value)) return 'leave out the "- " before it';
  if (field.fields) return undefined;
  if (typeof value === 'object' && !(value instanceof Date)) return 'put a text with a colon in it in quotation marks';
  const text = String(value);
  if (field.type === 'Boolean') {
    const meant = [/^(?:true|yes|on|y)$/i, /^(?:false|no|off|n)$/i].findIndex((words) => words.test(text));
    return ['write true', 'write false'][meant];
  }
  if (field.type !== 'Int' && field.type !== 'Float') {
    return `put it in quotation marks: "${entry.file.scalar(path)?.source}"`;
  }
  const isNumber = typeof value === 'string' && text !== '' && Number.isFinite(Number(text));
  return isNumber ? `write ${text} without quotation marks` : undefined;
};

/** The cure for quotation marks that a word processor has put around a value: YAML knows the straight ones alone. */
const withoutQuotes = (value: unknown): string | undefined => {
  const mark = /^['"‘’“”„«]/.exec(String(value))?.[0];
  return mark && `the quotation marks (${mark}) are read as part of it: write straight ones (") in their place`;
};

/** What is wrong with the value of a field, by the keyword of the schema: what is expected, and a cure. */
const ofValue: Readonly<Record<string, (wrong: Wrong) => Finding | undefined>> = {
  type: (wrong) => {
    const { field, path, value } = wrong;
    const wantsList = field.list && typeof path.at(-1) !== 'number';
    const message = `"${field.name}" holds ${typeof value === 'number' ? String(value) : named(value)}`;
    const expected = wantsList ? `a list of ${kindOf(field)}` : kindOf(field);
    return { message, expected, suggestion: cureOf(wrong, wantsList) };
  },
  enum: ({ field, value }) => {
    const message = `"${String(value)}" is not a value of "${field.name}"`;
    const suggestion = didYouMean(String(value), valuesOf(field));
    return { message, expected: kindOf(field), suggestion };
  },
  format: ({ field, value }) => {
    const message = `"${String(value)}" is not a day of the calendar`;
    return { message, expected: kindOf(field), suggestion: withoutQuotes(value) };
  },
  pattern: ({ content, entry, field, value }) => {
    if (String(value).trim() === '') return undefined;
    const picture = entry.type === 'Image' ? 'WebP, PNG, JPEG or AVIF' : 'an SVG';
    const { form = picture } = limitsOf(content.options, entry.type, field.name, entry.use) ?? {};
    const message = `"${String(value)}" is not a good "${field.name}"`;
    return { message, expected: form, suggestion: withoutQuotes(value) };
  },
};

/** Limits, by the end of the keyword: `minLength`, `maxItems`, `maximum`. */
const measures = {
  Length: (value: unknown) => `is ${[...String(value)].length} characters long`,
  Items: (value: unknown) => `has ${(value as readonly unknown[]).length} entries`,
  imum: (value: unknown) => `is out of range: ${String(value)}`,
};

const outOfLimits = ({ content, entry, field, value }: Wrong, unit: keyof typeof measures): Finding | undefined => {
  // Empty texts are told by the rules on texts.
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const limits = limitsOf(content.options, entry.type, field.name, entry.use) ?? content.options.limits['*'] ?? {};
  const least = unit === 'Items' ? 1 : limits[`min${unit}`];
  const expected = between(least, limits[`max${unit}`]);
  return { message: `"${field.name}" ${measures[unit](value)}`, expected };
};

/** Holds what a file holds against its JSON Schema: fields, types, closed sets, lengths, ranges and forms. */
export const validate = (content: Content, file: YamlFile): Problem[] => {
  const ajv = ajvOf(content);
  if (file.data === undefined || ajv.validate(file.type, file.data)) return [];
  const entryAt = (path: Path): Entry | undefined =>
    content.entries.find((entry) => entry.file === file && entry.path.join('/') === path.join('/'));
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
    const wrong = { content, value, entry, field, path };
    const unit = /^m(?:in|ax)(Length|Items|imum)$/.exec(keyword)?.[1] as keyof typeof measures | undefined;
    const told = ofValue[keyword] ?? (() => (unit ? outOfLimits(wrong, unit) : { message }));
    const finding = told(wrong);
    return finding ? file.problem(path, finding) : [];
  });
};
