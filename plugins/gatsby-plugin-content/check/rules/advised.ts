import { limitsOf } from '../../options';
import { type Content, problemAt, textsIn } from '../content';
import type { Finding, Problem } from '../problem';

const shorten = { suggestion: 'it is shown whole, but no longer fits well', severity: 'warning' } as const;

/** Texts and lists that are longer than what the pages are made for. */
export const advised = (content: Content): Problem[] => {
  const { options, entries } = content;
  const texts = textsIn(content).flatMap(({ entry, field, path, text }) => {
    const { advisedLength = Infinity, advisedWord = Infinity } =
      limitsOf(options, entry.type, field.name, entry.use) ?? {};
    const finding = (message: string, most: number): Finding => ({ message, expected: `at most ${most}`, ...shorten });
    const length = [...text].length;
    const word = text.split(/[\s-]/).find((one) => [...one].length > advisedWord);
    return [
      length > advisedLength ? finding(`"${field.name}" is ${length} characters long`, advisedLength) : [],
      word === undefined ? [] : finding(`the word "${word}" is ${[...word].length} letters long`, advisedWord),
    ]
      .flat()
      .map((one) => entry.file.problem(path, one));
  });
  const lists = entries.flatMap((entry) =>
    entry.fields.flatMap(({ name }) => {
      const most = limitsOf(options, entry.type, name, entry.use)?.advisedItems;
      const list = entry.value[name];
      if (most === undefined || !Array.isArray(list) || list.length <= most) return [];
      const message = `"${name}" has ${list.length} entries`;
      return problemAt(entry, name, { message, expected: `at most ${most}`, ...shorten, where: 'key' });
    }),
  );
  return [...texts, ...lists];
};
