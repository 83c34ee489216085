import { limitsIn } from '../../options';
import { type Content, entriesOf, type Entry, problemAt, type Rule, textIn, textsIn } from '../content';
import type { Problem } from '../problem';

/** A figure that says two things, or whose quotation marks would be read. */
const unfit = (entry: Entry): Problem[] => {
  const value = textIn(entry, 'value') ?? '';
  const { number } = entry.value;
  const digits = /^\d[\d,. ]*/.exec(value.trim())?.[0];
  const problems: Problem[] = [];
  if (digits !== undefined && typeof number === 'number' && Number(digits.replace(/[, ]|\.$/g, '')) !== number) {
    const message = `"value" says ${value}, "number" ${number}`;
    problems.push(problemAt(entry, 'value', { message, expected: 'the same in both' }));
  }
  const mark = /["“”„]|^['‘’]|['‘’]$/.exec(value)?.[0];
  if (mark !== undefined) {
    const suggestion = 'delete it: the quotation marks around a figure stand once, outside';
    problems.push(problemAt(entry, 'value', { message: `a quotation mark (${mark}) in a figure`, suggestion }));
  }
  return problems;
};

/** Figures that are too long where a page sets them in numerals. */
const wide = (content: Content): Problem[] =>
  entriesOf(content, 'Figure').flatMap((entry) => {
    const length = textIn(entry, 'value')?.length ?? 0;
    const most = (field: string) => limitsIn(content.options, `*.${field}`, 'value')?.maxLength ?? Infinity;
    const use = textsIn(content).find(
      ({ field, text }) => field.type === 'Figure' && text === textIn(entry, 'key') && length > most(field.name),
    );
    if (!use) return [];
    const expected = `at most ${most(use.field.name)}, as ${use.entry.file.file} sets it in numerals`;
    return problemAt(entry, 'value', { message: `"value" is ${length} characters long`, expected });
  });

/** Every figure says one thing, and fits where it stands. */
export const figures: Rule = (content) => [...entriesOf(content, 'Figure').flatMap(unfit), ...wide(content)];
