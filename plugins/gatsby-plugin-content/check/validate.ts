import Ajv, { type ErrorObject, type Options } from 'ajv';
import type { GraphQLSchema } from 'graphql';
import { type JsonSchema, jsonSchemas } from '../schema/jsonSchema';
import { nearest, oddCharacter, quote, suggest } from '../schema/suggest';
import { describeEntry, type Rule } from './content';

/** True for a real date from 2000 to 2099, such as `2026-10-14`. `Date` turns 31 February into a day of March or an invalid date. */
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && String(new Date(text).toJSON()).startsWith(text);

const settings: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  strictNumbers: true,
  formats: { date: isDay },
};

const named = (value: unknown): string => {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : quote(String(value));
};

/** Suggests a correction for a value of the wrong type. */
const typeSuggestion = (value: unknown, wanted: unknown): string => {
  if (value === null || value === '') return '';
  if (Array.isArray(value)) return '; remove the "- " or the brackets around it';
  if (wanted === 'object') return '; write each field on its own line below, indented';
  if (wanted === 'array') return '; write each entry on its own line, starting with "- "';
  if (wanted === 'boolean') {
    if (/^(?:true|false)$/i.test(String(value))) return '; remove the quotation marks';
    if (/^(?:yes|on|y)$/i.test(String(value))) return '; write true';
    return /^(?:no|off|n)$/i.test(String(value)) ? '; write false' : '';
  }
  if (wanted === 'string') return '; put the whole text in quotation marks';
  return typeof value === 'string' && Number.isFinite(Number(value)) ? '; remove the quotation marks' : '';
};

/** Messages about a value outside a limit, by keyword of the JSON Schema. */
const limits: Readonly<Record<string, (size: number, limit: number) => string>> = {
  maxLength: (size, limit) => `is too long: ${size} characters; expected at most ${limit}`,
  minLength: (size, limit) => `is too short: ${size} characters; expected at least ${limit}`,
  maxItems: (size, limit) => `has ${size} entries; expected at most ${limit}`,
  minItems: () => 'is an empty list; expected at least one entry',
  uniqueItems: () => 'names an entry twice; delete one of the two',
  maximum: (size, limit) => `is ${size}; expected ${limit} or less`,
  minimum: (size, limit) => `is ${size}; expected ${limit} or more`,
};

/** Returns the name of a value in a sentence, by its path. */
const nameOf = (path: readonly string[]): string => {
  const field = path.findLast((step) => !/^\d+$/.test(step));
  if (path.length === 0) return 'the file';
  if (field === undefined) return 'an entry of the list';
  return field === path.at(-1) ? `"${field}"` : `an entry of "${field}"`;
};

/** Describes the problem of a value; `name` is its name in a sentence. */
const wrongValue = (
  name: string,
  { keyword, data: value, message, params, parentSchema = {} }: ErrorObject,
): string => {
  const { type, enum: values, errorMessage, patternErrorMessage } = parentSchema as JsonSchema;
  const text = String(value);
  // YAML accepts only straight quotation marks.
  const [mark] = /^['"‘’“”„«]/.exec(text) ?? [];
  const look = mark ? `; use straight quotation marks (") instead of ${mark}` : oddCharacter(text);
  if (keyword === 'type') return `${name} is ${named(value)}; ${errorMessage}${typeSuggestion(value, type)}`;
  if (keyword === 'format') return `${quote(text)} is not a valid date; ${errorMessage}${look}`;
  if (keyword === 'enum') {
    const suggestion = nearest(text, values as string[]) ? `; ${suggest(text, values as string[])}` : look;
    return `${quote(text)} is not a value of ${name}; ${errorMessage}${suggestion}`;
  }
  if (keyword === 'pattern')
    return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
      ? `${name} is empty; ${errorMessage}`
      : `${quote(text)} is not a valid ${name.replace(/^an /, '')}; ${patternErrorMessage}${look}`;
  const size = typeof value === 'number' ? value : [...(value as string | unknown[])].length;
  return `${name} ${limits[keyword]?.(size, params.limit) ?? message}`;
};

/** Compiled validators by schema: compiling takes most of the time of a check. */
const validators = new WeakMap<GraphQLSchema, Ajv>();

/** Checks each file against its JSON Schema: fields, types, enums, lengths, ranges and `@pattern`. */
export const validate: Rule = ({ schema, files }) => {
  const ajv = validators.get(schema) ?? new Ajv({ ...settings, schemas: Object.fromEntries(jsonSchemas(schema)) });
  validators.set(schema, ajv);
  return files.flatMap((file) => {
    if (file.data === undefined || ajv.validate(file.type.name, file.data)) return [];
    return (ajv.errors ?? []).flatMap((error) => {
      const { keyword, instancePath, params, data, parentSchema = {} } = error;
      const [, ...path] = instancePath.split('/');
      const names = Object.keys(parentSchema.properties ?? {});
      if (keyword === 'additionalProperties') {
        const key = String(params.additionalProperty);
        const message = `unknown field ${quote(key)} on ${parentSchema.title}; ${suggest(key, names)}`;
        return file.problem([...path, key], message, 'key');
      }
      if (keyword === 'required') {
        const key = String(params.missingProperty);
        // A misspelt field is already reported as unknown, and is not reported as missing as well.
        const unknown = Object.keys(data as object).filter((name) => !names.includes(name));
        if (unknown.some((name) => nearest(name, names) === key)) return [];
        const entry = describeEntry({ type: String(parentSchema.title), value: data as JsonSchema });
        const { errorMessage, patternErrorMessage = errorMessage } = parentSchema.properties[key];
        return file.problem([...path, key], `missing field "${key}" on ${entry}; ${patternErrorMessage}`);
      }
      return file.problem(path, wrongValue(nameOf(path), error));
    });
  });
};
