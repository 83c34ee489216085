import Ajv, { type ErrorObject, type Options } from 'ajv';
import type { GraphQLSchema } from 'graphql';
import { type JsonSchema, jsonSchemas } from '../schema/jsonSchema';
import { allOf, inForms, nearest, quote, suggest } from '../schema/suggest';
import { describeEntry, type Entry, type Rule, wordOf } from './content';
import { inQuotes } from './repairs';
import type { YamlFile } from './yamlFile';

/** True for a real date from 2000 to 2099, such as `2026-10-14`. `Date` turns 31 February into a day of March or an invalid date. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && String(new Date(text).toJSON()).startsWith(text);

const settings: Options = {
  allErrors: true,
  verbose: true,
  strict: false,
  strictNumbers: true,
  formats: { date: isDay },
};

/** Returns the number in a text such as `GHS 2,400` or `86 min`; undefined if there is none, or several. */
const numberIn = (text: string): string | undefined => {
  const found = text.replace(/(?<=\d)[ .,](?=\d{3}(?!\d))/g, '').match(/-?\d+(?:\.\d+)?/g) ?? [];
  return found.length === 1 ? found[0] : undefined;
};

/** Returns the day that a text such as `9.1.2026` or `9 January 2026` names, the day before the month; undefined if it names none. */
const dayIn = (text: string): string | undefined => {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const named = new Date(`${text.replace(/(?<=\d)(?:st|nd|rd|th)\b|[^\p{L}\d]+/gu, ' ')} UTC`);
  // `Date` gives a text without a year the year 2001, and turns 30 February into 2 March.
  if (/\p{L}/u.test(text))
    return numbers.includes(named.getUTCFullYear()) && numbers.includes(named.getUTCDate())
      ? named.toISOString().slice(0, 10)
      : undefined;
  const parts = Number(numbers[0]) > 31 ? numbers : numbers.toReversed();
  return [parts.map((part) => String(part).padStart(2, '0')).join('-')].find(isDay);
};

/** Returns how to write a value of the wrong type or form in the way that its schema asks for; undefined if it is not known. */
const rightValue = (source: string, value: unknown, { type, format, items }: JsonSchema): string | undefined => {
  const text = source.replace(/^['"‘“[]+|['"’”\]]+$/g, '');
  if (Array.isArray(value))
    return value.length === 1 && typeof value[0] !== 'object'
      ? (rightValue(String(value[0]), value[0], { type, format }) ?? String(value[0]))
      : undefined;
  if (typeof value === 'object')
    return value && type === 'string' && Object.keys(value).length === 1 ? inQuotes(source) : undefined;
  if (format === 'date') return dayIn(text)?.replace(/.*/, "'$&'");
  if (type === 'string') return typeof value === 'string' ? undefined : inQuotes(source);
  if (type === 'boolean')
    return /^(?:yes|on|y|true)$/i.test(text) ? 'true' : /^(?:no|off|n|false)$/i.test(text) ? 'false' : undefined;
  if (type === 'integer' || type === 'number') return numberIn(text);
  const { type: each } = Object(items) as JsonSchema;
  if (type !== 'array' || each === 'object') return undefined;
  const parts = text.split(/ *[,;] */).map((one) => (each === 'integer' ? numberIn(one) : one));
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
};

/** Returns the line to write for a value; undefined if it is not known, or if the value begins below its line. */
const rightLine = (file: YamlFile, path: readonly string[], value: unknown, schema: JsonSchema): string | undefined => {
  const right = rightValue(file.source(path), value, schema);
  const line = right === undefined ? '' : Array.isArray(value) ? `${path.at(-1)}: ${right}` : file.line(path, right);
  const isValid = !schema.pattern || new RegExp(String(schema.pattern), 'u').test(String(right).slice(1, -1));
  return isValid && /^- |: /.test(line) ? line : undefined;
};

/** Messages about a value outside a limit, by keyword of the JSON Schema. */
const limits: Readonly<Record<string, (size: number, limit: number) => string>> = {
  maxLength: (size, limit) => `has ${size} characters; shorten it to ${limit}`,
  minLength: (size, limit) => `has ${size} characters; write at least ${limit}`,
  maxItems: (size, limit) => `has ${size} entries; keep at most ${limit}`,
  minItems: () => 'is an empty list; write at least one entry',
  uniqueItems: () => 'names an entry twice; delete one of the two',
  maximum: (size, limit) => `is ${size}; write ${limit} or less`,
  minimum: (size, limit) => `is ${size}; write ${limit} or more`,
};

/** Returns the name of a value in a sentence, by its path. */
const nameOf = (path: readonly string[]): string => {
  const field = path.findLast((step) => !/^\d+$/.test(step));
  if (path.length === 0) return 'the file';
  if (field === undefined) return 'an entry of the list';
  return field === path.at(-1) ? `"${field}"` : `an entry of "${field}"`;
};

/** Describes a value as it is in the file. */
const shown = (value: unknown, source: string, isDate: boolean): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null || typeof value === 'object') return value ? 'a group of fields' : 'empty';
  const kind = typeof value === 'number' ? 'a number' : typeof value === 'boolean' ? 'a yes-or-no value' : 'a text';
  return `${source.length > 80 ? `${source.slice(0, 80)}…` : source}, ${isDate ? 'not a date' : kind}`;
};

/** Describes the problem of a value with this path. */
const wrongValue = (file: YamlFile, path: readonly string[], error: ErrorObject): string => {
  const { keyword, data: value, message, params, parentSchema = {} } = error;
  const { type, enum: values, description, errorMessage, patternErrorMessage } = parentSchema as JsonSchema;
  const [name, text, source] = [nameOf(path), String(value), file.source(path)];
  const isEmpty = typeof value === 'string' && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
  if (keyword === 'type' || keyword === 'format' || isEmpty) {
    const line = isEmpty ? undefined : rightLine(file, path, value, parentSchema as JsonSchema);
    const below =
      type === 'array' && path.length > 0 ? 'each entry on its own line below, beginning with "- "' : undefined;
    const write = line ?? (type === 'object' ? 'each on its own line below, indented' : below);
    const [unit] = /^(?:integer|number)$/.test(String(type)) ? (/^[^.\n]+/.exec(String(description ?? '')) ?? []) : [];
    return `${name} is ${isEmpty ? 'empty' : shown(value, source, keyword === 'format')}; ${errorMessage}${unit && !write ? `: ${unit.toLowerCase()}` : ''}${write === undefined ? '' : `; write ${write}`}`;
  }
  if (keyword === 'enum') {
    const suggestion = nearest(text, values as string[]) ? `; ${suggest(text, values as string[])}` : '';
    return `${quote(text)} is not a value of ${name}; ${errorMessage}${suggestion}`;
  }
  if (keyword === 'pattern') {
    const meant = inForms(text).find((form) => new RegExp(String(params.pattern), 'u').test(form));
    const suggestion = meant === undefined ? '' : `; did you mean "${meant}"?`;
    return `${quote(text)} is not a valid ${name.replace(/^an /, '')}; ${patternErrorMessage}${suggestion}`;
  }
  const size = typeof value === 'number' ? value : [...(value as string | unknown[])].length;
  return `${name} ${limits[keyword]?.(size, params.limit) ?? message}`;
};

/** Describes a field that belongs to a group above its group; undefined if none of them lacks such a field. */
const wrongGroup = (key: string, { parent, path, type }: Entry): string | undefined => {
  if (!parent) return undefined;
  if (!parent.fields.some(({ name }) => name === key) || key in parent.value) return wrongGroup(key, parent);
  const group = path.findLast((step) => typeof step === 'string');
  return `"${key}" belongs to ${wordOf(parent.type)}, not to ${wordOf(type)}; move it above "${group}:", with as many spaces before it`;
};

/** Returns the fields that a group lacks, but for those that are misspelt or in a group below, which are reported as unknown. */
const missingIn = ({ instancePath, data, parentSchema }: ErrorObject, errors: readonly ErrorObject[]) => {
  const names = Object.keys(parentSchema?.properties ?? {});
  const misspelt = Object.keys(data as object).map((name) => (names.includes(name) ? undefined : nearest(name, names)));
  const below = errors.flatMap((error) =>
    error.instancePath.startsWith(`${instancePath}/`) ? String(error.params.additionalProperty) : [],
  );
  const missing = errors.flatMap((error) =>
    error.keyword === 'required' && error.instancePath === instancePath ? String(error.params.missingProperty) : [],
  );
  return missing.filter((name) => ![...misspelt, ...below].includes(name));
};

/** Compiled validators by schema: compiling takes most of the time of a check. */
const validators = new WeakMap<GraphQLSchema, Ajv>();

/** Checks each file against its JSON Schema: fields, types, enums, lengths, ranges and `@pattern`. */
export const validate: Rule = ({ schema, files, entries }) => {
  const ajv = validators.get(schema) ?? new Ajv({ ...settings, schemas: Object.fromEntries(jsonSchemas(schema)) });
  validators.set(schema, ajv);
  return files.flatMap((file) => {
    if (file.data === undefined || ajv.validate(file.type.name, file.data)) return [];
    const { errors } = ajv;
    return (errors ?? []).flatMap((error) => {
      const { keyword, instancePath, params, data, parentSchema = {} } = error;
      const [, ...path] = instancePath.split('/');
      const names = Object.keys(parentSchema.properties ?? {});
      if (keyword === 'additionalProperties') {
        const key = String(params.additionalProperty);
        const entry = entries.find((one) => one.file === file && one.path.join('/') === path.join('/'));
        const others = names.filter((name) => !(name in (data as object)));
        const what = others.length > 0 ? suggest(key, others) : 'delete this line';
        const message = `unknown field ${quote(key)} in ${wordOf(String(parentSchema.title))}; ${what}`;
        return file.problem([...path, key], (entry && wrongGroup(key, entry)) ?? message, 'key');
      }
      if (keyword === 'required') {
        const missing = missingIn(error, errors ?? []);
        const [first] = missing;
        if (first === undefined || params.missingProperty !== first) return [];
        const entry = describeEntry({ type: String(parentSchema.title), value: data as JsonSchema });
        const { errorMessage, patternErrorMessage = errorMessage } = parentSchema.properties[first];
        const what =
          missing.length > 1 ? 'copy their lines from another entry, and write its own values' : patternErrorMessage;
        const message = `missing field${missing.length > 1 ? 's' : ''} ${allOf(missing)} in ${entry}; ${what}`;
        return file.problem([...path, first], message);
      }
      return file.problem(path, wrongValue(file, path, error));
    });
  });
};
