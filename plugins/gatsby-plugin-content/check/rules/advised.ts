import { limitsOf } from '../../options';
import { type Content, entriesOf, problemAt, textsIn } from '../content';
import type { Finding, Problem } from '../problem';

const tooMuch = (message: string, most: number): Finding => {
  const suggestion = 'it is shown whole, but no longer fits well';
  return { message, expected: `at most ${most}`, suggestion, severity: 'warning' };
};

const noRoom = (letters: number, most: number): Finding => {
  const message = `its labels are ${letters} letters long, and do not fit one line`;
  return { message, expected: `at most ${most}`, suggestion: 'shorten one, or take a link out' };
};

/** Texts that are longer than what the pages are made for, and words too long for a line. */
const longTexts = (content: Content): Problem[] =>
  textsIn(content).flatMap(({ entry, field, path, text }) => {
    const limits = limitsOf(content.options, entry.type, field.name, entry.use);
    const { advisedLength = Infinity, advisedWord = Infinity } = limits ?? {};
    const { length } = [...text];
    const word = text.split(/[\s-]/).find((one) => [...one].length > advisedWord);
    return [
      ...(length > advisedLength ? [tooMuch(`"${field.name}" is ${length} characters long`, advisedLength)] : []),
      ...(word ? [tooMuch(`the word "${word}" is ${[...word].length} letters long`, advisedWord)] : []),
    ].map((one) => entry.file.problem(path, one));
  });

/** Lists that are longer than what the pages are made for, or have room for: of a file, of its entries with a switch on, or of a field. */
const longLists = (content: Content): Problem[] =>
  Object.entries(content.options.limits).flatMap(([name, { advisedItems = Infinity, maxLabels = Infinity }]) => {
    const [type = '', field = ''] = name.split('.');
    const entries = entriesOf(content, type);
    const counted = entries.filter(({ value }) => field === '' || value[field] === true);
    const beyond = counted.slice(advisedItems, advisedItems + 1).map((entry) => {
      return { entry, finding: tooMuch(`there are ${counted.length} of ${name}`, advisedItems) };
    });
    const inEntries = entries.flatMap((entry) => {
      const list = entry.value[field];
      if (!Array.isArray(list)) return [];
      const letters = list.map((one: { label?: unknown }) => one.label ?? '').join('').length;
      return [
        ...(list.length > advisedItems ? [tooMuch(`"${field}" has ${list.length} entries`, advisedItems)] : []),
        ...(letters > maxLabels ? [noRoom(letters, maxLabels)] : []),
      ].map((finding) => ({ entry, finding }));
    });
    return [...beyond, ...inEntries].map(({ entry, finding }) => problemAt(entry, field, { ...finding, where: 'key' }));
  });

/** What is shown whole, but no longer fits well. */
export const advised = (content: Content): Problem[] => [...longTexts(content), ...longLists(content)];
