/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkSite, readSchema } from '../gatsby-plugin-content';
import { files, smallSite } from '../gatsby-plugin-content/check/testing/fixture';
import { editorConfig } from './editorConfig';

/** The parts of Sveltia's fields that decide which values a form accepts. */
interface Input {
  readonly name: string;
  readonly widget: string;
  readonly required?: boolean;
  readonly root?: boolean;
  readonly multiple?: boolean;
  readonly fields?: readonly Input[];
  readonly field?: Input;
  readonly options?: ReadonlyArray<{ readonly value: string } | string>;
  readonly pattern?: readonly [regex: string, message: string];
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
}

/** Returns the inputs of each form by the path of its file. */
const formsOf = (root: string): ReadonlyMap<string, readonly Input[]> => {
  const { singletons = [], collections = [] } = editorConfig(readSchema(root), 'site', { title: 'Content' });
  const all = [singletons, ...collections.map((one) => ('files' in one ? one.files : []))].flat();
  return new Map(all.map((one) => ('file' in one ? [one.file, one.fields as unknown as Input[]] : ['', []])));
};

/** Reads a pattern as Sveltia does: `/expression/flags`, or only the expression. */
const regexOf = (pattern: string): RegExp => {
  const { expression = '', flags } = /^\/?(?<expression>.+?)(?:\/(?<flags>[dgimsuy]*))?$/.exec(pattern)?.groups ?? {};
  return new RegExp(expression, flags);
};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rules of inputs that do not accept a value, as Sveltia applies them. Unknown fields are one of them. */
const refusals = (inputs: readonly Input[], value: unknown, path = ''): string[] => {
  const [first] = inputs;
  if (first?.root) return refusalsOf(first, value, path);
  if (!isGroup(value)) return [`${path}: not a group`];
  const unknown = Object.keys(value).filter((name) => !inputs.some((one) => one.name === name));
  const wrong = inputs.flatMap((one) => refusalsOf(one, value[one.name], `${path}.${one.name}`));
  return [...unknown.map((name) => `${path}.${name}: unknown`), ...wrong];
};

const refusalsOf = (input: Input, value: unknown, path: string): string[] => {
  const { required, fields, field, options, pattern, minlength, maxlength, min, max, multiple, widget } = input;
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  // Sveltia applies no other rule to an empty value, and returns `false` for a switch that was not touched.
  if (isEmpty) return required === false || widget === 'boolean' ? [] : [`${path}: required`];
  if (Array.isArray(value)) {
    const one = field ?? { ...input, multiple: false, max: undefined, widget: fields ? 'object' : widget };
    const below = value.flatMap((item, index) => refusalsOf(one, item, `${path}.${index}`));
    return [
      ...(widget === 'list' || multiple ? below : [`${path}: a list`]),
      ...(value.length > Number(max) ? [`${path}: max`] : []),
      ...(multiple && new Set(value).size < value.length ? [`${path}: twice`] : []),
    ];
  }
  if (fields) return refusals(fields, value, path);
  const isNumber = typeof value === 'number';
  const size = [...String(value).trim()].length;
  const wrong = {
    pattern: pattern && !regexOf(pattern[0]).test(String(value).trim()),
    minlength: size < Number(minlength),
    maxlength: size > Number(maxlength),
    min: isNumber ? value < Number(min) : String(value) < String(min ?? ''),
    max: isNumber ? value > Number(max) : String(value) > String(max ?? value),
    options: options && !options.some((one) => (typeof one === 'string' ? one : one.value) === value),
    type: isNumber !== (widget === 'number') || (typeof value === 'boolean') !== (widget === 'boolean'),
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? `${path}: ${name}` : []));
};

it.each([...formsOf(process.cwd())])('accepts everything that %s contains', (file, inputs) => {
  expect(refusals(inputs, parse(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the form and the content check', () => {
  const root = smallSite();
  const long = 'x'.repeat(41);
  const newFilm = '- slug: new\n  title: New\n  year: 2022\n  languages: [Ewe]\n';

  it.each<[verdict: 'accept' | 'refuse', name: string, file: string, from: string | RegExp, to: string]>([
    ['refuse', 'a text that does not match its pattern', 'films', 'slug: rift', 'slug: Rift'],
    ['refuse', 'a capital letter for a property of Unicode', 'films', 'credit: By {author}', 'code: p'],
    ['accept', 'another alphabet, if its pattern allows it', 'films', 'credit: By {author}', 'code: ƐÑ'],
    ['refuse', 'a text that is too long', 'films', 'title: Rift', `title: ${long}`],
    ['refuse', 'a text that is too long in this group', 'pages/index', 'label: Films', `label: ${long.slice(24)}`],
    ['accept', 'the longest text, in characters and not in bytes', 'films', 'title: Rift', `title: ${'𝄞'.repeat(40)}`],
    ['refuse', 'a text without a limit that is longer than all others', 'figures', "'2006'", 'x'.repeat(1001)],
    ['refuse', 'a text of which nothing can be seen', 'films', 'title: Rift', 'title: "\\u00ad"'],
    ['refuse', 'a missing text', 'films', 'title: Rift', "title: ''"],
    ['accept', 'a picture that only repeats the text', 'films', 'alt: A poster.', "alt: ''"],
    ['refuse', 'a small number', 'films', 'year: 2020', 'year: 1899'],
    ['refuse', 'a number that GraphQL cannot hold', 'films', 'year: 2020', 'year: 2147483648'],
    ['refuse', 'a missing number', 'films', /year: 2020\n {2}/, ''],
    ['accept', 'the smallest number', 'films', 'year: 2020', 'year: 1900'],
    ['refuse', 'a day of another century', 'films', '2025-10-14', '2125-10-14'],
    ['refuse', 'an unknown option', 'pages/about', 'tone: gold', 'tone: silver'],
    ['accept', 'another option', 'pages/about', 'tone: gold', 'tone: kola'],
    ['refuse', 'too many entries', 'films', '    - Twi\n', '    - Twi\n    - Ga\n    - Fante\n    - Ewe\n'],
    ['refuse', 'too many references', 'pages/about', '  - founded', '  - founded\n  - founded\n  - founded'],
    ['refuse', 'a reference that is there twice', 'pages/about', '  - founded', '  - founded\n  - founded'],
    ['refuse', 'a required list without entries', 'films', /languages:\n {4}- Twi/, 'languages: []'],
    ['refuse', 'a required group without its required field', 'films', 'credit: By {author}', 'fee: { lowest: 1 }'],
    ['accept', 'an entry without its optional fields', 'films', /$/, newFilm],
    ['accept', 'a file without entries', 'films', /[^]*/, '[]\n'],
  ])('both %s %s', async (verdict, _, name, from, to) => {
    const file = `data/${name}.yaml`;
    const text = `${files[file]}`.replace(from, () => to);
    expect(text).not.toBe(files[file]);
    writeFileSync(join(root(), file), text);
    const check = await checkSite(root());
    const form = refusals(formsOf(root()).get(file) ?? [], parse(text));
    const wanted = verdict === 'refuse' ? [expect.anything()] : [];
    expect({ check: check.slice(0, 1), form: form.slice(0, 1) }).toEqual({ check: wanted, form: wanted });
  });

  it('have no required switch: a form does not write a switch that stays off', () => {
    const switches = (inputs: readonly Input[]): readonly Input[] =>
      inputs.flatMap((one) => (one.widget === 'boolean' ? one : switches(one.fields ?? [])));
    expect([...formsOf(process.cwd()).values()].flatMap(switches).filter(({ required }) => required)).toEqual([]);
  });
});
