import Ajv, { type ErrorObject } from 'ajv';
import { type JsonSchema, jsonSchemas } from '../schema/jsonSchema';
import { nearest, suggest } from '../schema/suggest';
import { describeEntry, type Rule } from './content';
import { isDay } from './syntax';

const settings = { allErrors: true, verbose: true, strict: false, strictNumbers: true, formats: { date: isDay } };

const named = (value: unknown): string => {
  if (value === null) return 'no value';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : JSON.stringify(value);
};

/** What to do about a value of another type. */
const typeSuggestion = (value: unknown, wanted: unknown): string => {
  if (value === null || wanted === 'object') return '';
  if (wanted === 'array') return '; write each entry on a line of its own that begins with "- "';
  if (Array.isArray(value)) return '; leave out the "- " before it';
  if (wanted === 'boolean') return /^(?:yes|on|y)$/i.test(String(value)) ? '; write true' : '; write false';
  if (wanted === 'string') return '; put the whole text in quotation marks';
  return typeof value === 'string' && Number.isFinite(Number(value)) ? '; leave out the quotation marks' : '';
};

/** What is wrong with a value; `name` is what it is called in a sentence. */
const wrongValue = (name: string, { keyword, data: value, message, parentSchema = {} }: ErrorObject): string => {
  const { type, enum: values, errorMessage, patternErrorMessage } = parentSchema as JsonSchema;
  const text = String(value);
  // YAML knows the straight ones alone.
  const [mark] = /^['"‘’“”„«]/.exec(text) ?? [];
  const advice = `; the quotation marks (${mark}) are read as part of it: write straight ones (") in their place`;
  const quotes = mark ? advice : '';
  if (keyword === 'type') return `${name} holds ${named(value)}; ${errorMessage}${typeSuggestion(value, type)}`;
  if (keyword === 'format') return `"${text}" is not a day of the calendar; ${errorMessage}${quotes}`;
  if (keyword === 'enum') {
    const suggestion = nearest(text, values as string[]) ? `; ${suggest(text, values as string[])}` : '';
    return `"${text}" is not a value of ${name}; ${errorMessage}${suggestion}`;
  }
  if (keyword === 'pattern') {
    const what = text.trim() === '' ? `${name} is an empty text` : `"${text}" is not a good ${name}`;
    return `${what}; ${patternErrorMessage}${quotes}`;
  }
  const size = typeof value === 'number' ? `is ${value}` : `has ${[...(value as string | unknown[])].length}`;
  return `${name} ${message}; it ${size}`;
};

/** Every file is as its JSON Schema says: fields, types, closed sets, lengths, ranges and patterns. */
export const validate: Rule = ({ schema, files }) => {
  const schemas = Object.fromEntries(jsonSchemas(schema));
  const ajv = new Ajv({ ...settings, schemas });
  return files.flatMap((file) => {
    if (file.data === undefined || ajv.validate(file.type.name, file.data)) return [];
    return (ajv.errors ?? []).flatMap((error) => {
      const { keyword, instancePath, params, data, parentSchema = {} } = error;
      const [, ...path] = instancePath.split('/');
      const names = Object.keys(parentSchema.properties ?? {});
      if (keyword === 'additionalProperties') {
        const key = String(params.additionalProperty);
        const message = `unknown field "${key}" on ${parentSchema.title}; ${suggest(key, names)}`;
        return file.problem([...path, key], message, 'key');
      }
      if (keyword === 'required') {
        const key = String(params.missingProperty);
        // A misspelt field is not missing as well.
        const unknown = Object.keys(data as object).filter((name) => !names.includes(name));
        if (unknown.some((name) => nearest(name, names) === key)) return [];
        const entry = describeEntry({ type: String(parentSchema.title), value: data as JsonSchema });
        const expected = parentSchema.properties[key].errorMessage;
        return file.problem([...path, key], `missing field "${key}" on ${entry}; ${expected}`);
      }
      const field = path.findLast((step) => !/^\d+$/.test(step));
      const name = field === undefined ? (path.length > 0 ? 'an entry of the list' : 'the file') : `"${field}"`;
      return file.problem(path, wrongValue(name, error));
    });
  });
};
