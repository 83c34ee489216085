import Ajv, { type ErrorObject } from 'ajv';
import type { GraphQLSchema } from 'graphql';
import { type Content, type Entry, nameOf, type Place } from './content';
import { jsonSchemas } from '../schema/jsonSchema';
import type { Finding, Problem } from './problem';
import { kindOf, valuesOf } from '../schema/schema';
import { nearest, suggest } from '../schema/suggest';
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
  const suggestion = own ? `use "${own}"` : suggest(key, names);
  return { message: `unknown field "${key}" on ${type}`, suggestion, where: 'key' };
};

const missingField = (entry: Entry, key: string): Finding | undefined => {
  const { type, fields } = entry;
  const names = fields.map(({ name }) => name);
  const unknown = Object.keys(entry.value).filter((name) => !names.includes(name));
  const field = fields.find(({ name }) => name === key);
  // A misspelt field is not missing as well.
  const isMeant = (name: string) => nearest(name, names) === key || (name === 'id' && /^(?:slug|key)$/.test(key));
  if (!field || unknown.some(isMeant)) return undefined;
  const message = `missing field "${key}" on ${[type, nameOf(entry)].filter(Boolean).join(' ')}`;
  return { message, expected: field.list ? `a list of ${kindOf(field)}` : kindOf(field) };
};

/** What to do about a value of another type. */
const cureOf = ({ entry, field, path }: Place, value: unknown, wantsList: boolean): string | undefined => {
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

/** What is wrong with the value of a field, and a cure. */
const wrongValue = (place: Place, { keyword, data: value, message, parentSchema }: ErrorObject): Finding => {
  const { field, path } = place;
  const wantsList = field.list && typeof path.at(-1) !== 'number';
  const expected = wantsList ? `a list of ${kindOf(field)}` : kindOf(field);
  const text = String(value);
  // YAML knows the straight ones alone.
  const mark = /^['"‘’“”„«]/.exec(text)?.[0];
  const quotes = mark && `the quotation marks (${mark}) are read as part of it: write straight ones (") in their place`;
  switch (keyword) {
    case 'type':
      return {
        message: `"${field.name}" holds ${named(value)}`,
        expected,
        suggestion: cureOf(place, value, wantsList),
      };
    case 'enum':
      return {
        message: `"${text}" is not a value of "${field.name}"`,
        expected,
        suggestion: suggest(text, valuesOf(field)),
      };
    case 'format':
      return { message: `"${text}" is not a day of the calendar`, expected, suggestion: quotes };
    case 'pattern': {
      const form = String(parentSchema?.patternErrorMessage).replace(/^Expected |\.$/g, '');
      return { message: `"${text}" is not a good "${field.name}"`, expected: form, suggestion: quotes };
    }
    default: {
      const size = typeof value === 'number' ? `it is ${value}` : `it has ${[...(value as string | unknown[])].length}`;
      return { message: `"${field.name}" ${message}`, suggestion: size };
    }
  }
};

/** Holds what a file holds against its JSON Schema: fields, types, closed sets, lengths, ranges and forms. */
export const validate = (content: Content, file: YamlFile): Problem[] => {
  const ajv = ajvOf(content);
  if (file.data === undefined || ajv.validate(file.type, file.data)) return [];
  const entryAt = (path: Path): Entry | undefined =>
    content.entries.find((entry) => entry.file === file && entry.path.join('/') === path.join('/'));
  return (ajv.errors ?? []).flatMap((error) => {
    const { keyword, instancePath, params, data: value } = error;
    const steps = instancePath.split('/').slice(1);
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
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
    // Empty texts are told by the rules on texts.
    if (/^(?:minLength|pattern)$/.test(keyword) && field.type !== 'File' && String(value).trim() === '') return [];
    return file.problem(path, wrongValue({ entry, field, path }, error));
  });
};
