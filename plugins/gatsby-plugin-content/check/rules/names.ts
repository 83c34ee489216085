import { suggest } from '../../schema/suggest';
import { entriesOf, type Rule, textIn, textsIn } from '../content';
import type { Problem } from '../problem';

/** References by key or slug lead to an entry. */
export const references: Rule = (content) =>
  textsIn(content).flatMap(({ entry, field: { type, link }, path, text }) => {
    const { by } = link ?? {};
    // A file that is missing or can't be read is reported by itself; an empty list is read.
    const isRead = content.files.some((file) => file.type === type && Array.isArray(file.data));
    if (!by || !isRead) return [];
    const names = entriesOf(content, type).flatMap((one) => textIn(one, by) ?? []);
    const message = `no ${type} has the ${by} "${text}"; ${suggest(text, names)}`;
    return names.includes(text) ? [] : entry.file.problem(path, message);
  });

/** A text with `@unique` occurs once among the entries of one group, at the top level among all files. */
export const unique: Rule = (content) => {
  const known = new Map<string, Problem>();
  return textsIn(content).flatMap(({ entry: { file, type, parent }, field, path, text }) => {
    if (!field.unique) return [];
    const message = `duplicate ${field.name} "${text}" on ${type}`;
    const group = [message, parent?.file.path, ...(parent?.path ?? [])].join('/');
    const first = known.get(group);
    const problem = file.problem(path, `${message}; it is in ${first?.file}:${first?.line} already`);
    known.set(group, first ?? problem);
    return first ? problem : [];
  });
};
