import { entriesOf, type Entry, problemAt, type Rule, textIn } from '../content';
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

/** Every figure says one thing. */
export const figures: Rule = (content) => entriesOf(content, 'Figure').flatMap(unfit);
