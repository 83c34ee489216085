import Ajv, { type ErrorObject } from 'ajv';
import { jsonSchemas } from '../schema/jsonSchema';
import { type Field, kindOf, valuesOf } from '../schema/schema';
import { nearest, suggest } from '../schema/suggest';
import { type Content, describeEntry, type Entry, type Rule } from './content';
import type { Finding, Problem } from './problem';
import { BareDay, type Path, type YamlFile } from './yamlFile';

/** True for a day of the calendar, as `2026-10-14`: one that its month does not have becomes another day or none. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && String(new Date(text).toJSON()).startsWith(text);

const settings = { allErrors: true, verbose: true, strict: false, strictNumbers: true, formats: { date: isDay } };

const named = (value: unknown): string => {
  if (value === null) return 'no value';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof BareDay) return `${value.text} without quotation marks`;
  return typeof value === 'object' ? 'fields' : JSON.stringify(value);
};

const unknownField = ({ type, fields }: Entry, key: string): Finding => {
  const names = fields.map(({ name }) => name);
  return { message: `unknown field "${key}" on ${type}`, suggestion: suggest(key, names), where: 'key' };
};

const missingField = (entry: Entry, key: string): Finding | undefined => {
  const names = entry.fields.map(({ name }) => name);
  const field = entry.fields.find(({ name }) => name === key);
  // A misspelt field is not missing as well.
  const isMisspelt = Object.keys(entry.value).some((name) => !names.includes(name) && nearest(name, names) === key);
  if (!field || isMisspelt) return undefined;
  const message = `missing field "${key}" on ${describeEntry(entry)}`;
  return { message, expected: kindOf(field) };
};

/** What to do about a value of another type. */
const typeSuggestion = ({ type, required, fields }: Field, value: unknown, wantsList: boolean): string | undefined => {
  if (value === null) return required ? undefined : 'leave the whole line out, or give it a value';
  if (wantsList) return 'write each entry on a line of its own that begins with "- "';
  if (Array.isArray(value)) return 'leave out the "- " before it';
  if (fields) return undefined;
  if (value instanceof BareDay) return `write '${value.text}'`;
  if (type === 'Boolean') return /^(?:yes|on|y)$/i.test(String(value)) ? 'write true' : 'write false';
  if (type !== 'Int' && type !== 'Float') return 'put the whole text in quotation marks';
  return Number.isFinite(Number(value)) && typeof value === 'string' ? 'leave out the quotation marks' : undefined;
};

/** What is wrong with the value of a field. */
const wrongValue = (field: Field, isEntry: boolean, error: ErrorObject): Finding => {
  const { keyword, data: value, message, parentSchema } = error;
  const { name, required } = field;
  const wantsList = field.list && !isEntry;
  const expected = kindOf(field, wantsList);
  const text = String(value);
  // YAML knows the straight ones alone.
  const mark = /^['"‘’“”„«]/.exec(text)?.[0];
  const quotes = mark && `the quotation marks (${mark}) are read as part of it: write straight ones (") in their place`;
  if (value instanceof BareDay && field.type === 'Date' && !isDay(value.text))
    return { message: `"${value.text}" is not a day of the calendar`, expected };
  if (keyword === 'type') {
    const suggestion = typeSuggestion(field, value, wantsList);
    return { message: `"${name}" holds ${named(value)}`, expected, suggestion };
  }
  if (text.trim() === '' && keyword !== 'minItems') {
    const suggestion = required ? undefined : 'leave the whole line out';
    return { message: `"${name}" is an empty text`, expected: 'at least one word', suggestion };
  }
  switch (keyword) {
    case 'enum': {
      const suggestion = nearest(text, valuesOf(field)) && suggest(text, valuesOf(field));
      return { message: `"${text}" is not a value of "${name}"`, expected, suggestion };
    }
    case 'format':
      return { message: `"${text}" is not a day of the calendar`, expected, suggestion: quotes };
    case 'pattern': {
      const expected = String(parentSchema?.patternErrorMessage).replace(/^Expected |\.$/g, '');
      return { message: `"${text}" is not a good "${name}"`, expected, suggestion: quotes };
    }
    default: {
      const size = typeof value === 'number' ? `it is ${value}` : `it has ${[...(value as string | unknown[])].length}`;
      return { message: `"${name}" ${message}`, suggestion: size };
    }
  }
};

const validateFile = (content: Content, file: YamlFile, ajv: Ajv): readonly Problem[] => {
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
    const field = entryAt(path.slice(0, last))?.fields.find(({ name }) => name === path[last]);
    if (field) return file.problem(path, wrongValue(field, typeof path.at(-1) === 'number', error));
    const expected = file.list && path.length === 0 ? `a list of ${file.type} entries` : `fields of ${file.type}`;
    const message = `${path.length > 0 ? 'an entry of the list' : 'the file'} holds ${named(value)}`;
    return file.problem(path, { message, expected });
  });
};

/** Every file is as its JSON Schema says: fields, types, closed sets, lengths, ranges and patterns. */
export const validate: Rule = (content) => {
  const ajv = new Ajv({ ...settings, schemas: Object.fromEntries(jsonSchemas(content.schema)) });
  return content.files.flatMap((file) => validateFile(content, file, ajv));
};
