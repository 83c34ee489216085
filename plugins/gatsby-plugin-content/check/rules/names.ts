import { suggest } from '../../schema/suggest';
import { type Entry, entriesOf, type Rule, textIn, textsIn } from '../content';

/** References by key or slug lead to an entry. */
export const references: Rule = (content) =>
  textsIn(content).flatMap(({ entry, field: { type, by }, path, text }) => {
    const names = by === undefined ? [] : entriesOf(content, type).flatMap((one) => textIn(one, by) ?? []);
    // A file that is missing or can't be read is reported by itself; an empty list is read.
    const isRead = content.files.some((file) => file.type === type && Array.isArray(file.data));
    if ((names.length === 0 && !isRead) || names.includes(text)) return [];
    return entry.file.problem(path, {
      message: `no ${type} has the ${by} "${text}"`,
      suggestion: suggest(text, names),
    });
  });

/** A text with `@unique` occurs once among the entries of one group, at the top level among all files. */
export const unique: Rule = (content) => {
  const places = new Map<Entry | undefined, Map<string, string>>();
  return textsIn(content).flatMap(({ entry, field, path, text }) => {
    if (!field.unique) return [];
    const key = `${field.name} "${text}" on ${entry.type}`;
    const known = places.get(entry.parent) ?? new Map<string, string>();
    places.set(entry.parent, known);
    const first = known.get(key);
    const problem = entry.file.problem(path, { message: `duplicate ${key}`, suggestion: `it is in ${first} already` });
    if (first === undefined) known.set(key, `${problem.file}:${problem.line}`);
    return first === undefined ? [] : problem;
  });
};
