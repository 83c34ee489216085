import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasForm } from '../../schema/schema';
import { quote, suggest } from '../../schema/suggest';
import { type Content, type Entry, ofEntries, ofTexts, type Rule, textIn, textsIn, wordOf } from '../content';
import type { Problem } from '../problem';
import { isDay } from '../validate';

/**
 * Returns the names to which other entries can refer: those in the field `by`, or the name of the file if it is not a list. Returns
 * undefined if a file or a name is wrong, because this is reported once, not at each reference to it.
 */
const namesOf = ({ files, entries }: Content, type: string, by: string): readonly string[] | undefined => {
  const own = files.filter((file) => file.type.name === type);
  if (own.some(({ list, data }) => list && !Array.isArray(data))) return undefined;
  const named = entries.filter((entry) => entry.type === type && entry.file.list);
  const isWrong = ({ fields, value }: Entry) =>
    fields.some((field) => field.name === by && !hasForm(String(value[by]), field));
  const names = named.flatMap((entry) => textIn(entry, by) ?? []);
  if (new Set(names).size < named.length || named.some(isWrong)) return undefined;
  return [...names, ...own.flatMap(({ list, path }) => (list ? [] : basename(path, '.yaml')))];
};

/** Checks that each reference by key or slug is the key or slug of an entry. */
export const references = ofTexts(({ field: { type, link }, text }, content) => {
  const names = link?.by && namesOf(content, type, link.by);
  return (
    names && !names.includes(text) && `no ${wordOf(type)} has the ${link?.by} ${quote(text)}; ${suggest(text, names)}`
  );
});

/**
 * Checks that entries in the same list have different texts in a field with `@unique`. The three forms are compared with each other, although
 * each has a file.
 */
export const unique: Rule = (content) => {
  const known = new Map<string, readonly [Problem, Entry]>();
  return textsIn(content).flatMap(({ entry, field, path, text }) => {
    if (!field.unique) return [];
    const { file, type, parent, value } = entry;
    const duplicate = `duplicate ${field.name} "${text}" in ${wordOf(type)}`;
    const group = [duplicate, parent?.file.path, ...(parent?.path ?? [])].join('/');
    const [first, twin] = known.get(group) ?? [];
    const place = `${first?.file}:${first?.line}`;
    const same = `this entry is the same as that in ${place}; delete one of the two`;
    const other = `${duplicate}; already used in ${place}; write another ${field.name}, or delete this entry`;
    const problem = file.problem(path, isDeepStrictEqual(value, twin?.value) ? same : other);
    if (!first) known.set(group, [problem, entry]);
    return first ? problem : [];
  });
};

/** Checks that a number with `@notAbove` is not larger, or a date not later, than the value of the field that `@notAbove` names. */
export const pairs = ofEntries(({ fields, value }) =>
  Object.fromEntries(
    fields.flatMap(({ name, notAbove }) => {
      const { [name]: low, [notAbove?.field ?? '']: high } = value;
      const isLarger = typeof low === 'number' && typeof high === 'number' && low > high;
      const isLater = isDay(String(low)) && isDay(String(high)) && String(low) > String(high);
      const message = `"${name}" (${low}) is ${isLater ? 'later' : 'larger'} than "${notAbove?.field}" (${high})`;
      return isLarger || isLater ? [[name, `${message}; correct one of them`]] : [];
    }),
  ),
);
