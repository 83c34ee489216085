import { quote, suggest } from '../../schema/suggest';
import { entriesOf, ofEntries, ofTexts, type Rule, textIn, textsIn } from '../content';
import type { Problem } from '../problem';

/** Checks that each reference by key or slug is the key or slug of an entry. */
export const references = ofTexts(({ field: { type, link }, text }, content) => {
  const { by } = link ?? {};
  // If the file of the entries is missing or cannot be read, only the file is reported, not each reference to it.
  const isRead = content.files.some((file) => file.type.name === type && Array.isArray(file.data));
  if (!by || !isRead) return undefined;
  const names = entriesOf(content, type).flatMap((one) => textIn(one, by) ?? []);
  return !names.includes(text) && `no ${type} has the ${by} ${quote(text)}; ${suggest(text, names)}`;
});

/**
 * Checks that entries in the same list have different texts in a field with `@unique`. The three forms are compared with each other, although
 * each has a file.
 */
export const unique: Rule = (content) => {
  const known = new Map<string, Problem>();
  return textsIn(content).flatMap(({ entry: { file, type, parent }, field, path, text }) => {
    if (!field.unique) return [];
    const message = `duplicate ${field.name} "${text}" on ${type}`;
    const group = [message, parent?.file.path, ...(parent?.path ?? [])].join('/');
    const first = known.get(group);
    const problem = file.problem(path, `${message}; already used in ${first?.file}:${first?.line}; write another`);
    known.set(group, first ?? problem);
    return first ? problem : [];
  });
};

/** Checks that a number with `@notAbove` is not larger, or a date not later, than the value of the field that `@notAbove` names. */
export const pairs = ofEntries(({ fields, value }) =>
  Object.fromEntries(
    fields.flatMap(({ name, notAbove }) => {
      const { [name]: low, [notAbove?.field ?? '']: high } = value;
      const isLarger = typeof low === 'number' && typeof high === 'number' && low > high;
      const isLater = typeof low === 'string' && typeof high === 'string' && low > high;
      const message = `"${name}" (${low}) is ${isLater ? 'later' : 'larger'} than "${notAbove?.field}" (${high})`;
      return isLarger || isLater ? [[name, `${message}; correct one of them`]] : [];
    }),
  ),
);
