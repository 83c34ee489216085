import { quote, suggest } from '../../schema/suggest';
import { entriesOf, ofEntries, ofTexts, type Rule, textIn, textsIn } from '../content';
import type { Problem } from '../problem';

/** References by key or slug lead to an entry. */
export const references = ofTexts(({ field: { type, link }, text }, content) => {
  const { by } = link ?? {};
  // A file that is missing or can't be read is reported by itself; an empty list is read.
  const isRead = content.files.some((file) => file.type.name === type && Array.isArray(file.data));
  if (!by || !isRead) return undefined;
  const names = entriesOf(content, type).flatMap((one) => textIn(one, by) ?? []);
  return !names.includes(text) && `no ${type} has the ${by} ${quote(text)}; ${suggest(text, names)}`;
});

/** A text with `@unique` occurs once among the entries of one group, at the top level among all files. */
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

/** A field with `@notAbove` is at most the other: numbers by size, dates in time. */
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
