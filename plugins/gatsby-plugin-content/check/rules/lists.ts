import { type Content, entriesNamed, entriesOf, problemAt, type Rule, textIn } from '../content';
import type { Problem } from '../problem';

/** Words for two and more: 'one' is said of too much else. */
const numberWords = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen twenty'
).split(' ');
const inWords = new RegExp(`\\b(?:${numberWords.join('|')})\\b`, 'gi');

/** Headings that name a number, none of which is that of the entries below: certain where nothing else is wrong. */
export const headings = (content: Content): Problem[] =>
  content.entries.flatMap((entry) => {
    const below = content.options.headings[entry.use];
    if (below === undefined) return [];
    const shown = entriesNamed(content, below);
    return ['headline', 'title', 'lead'].flatMap((field) => {
      const text = textIn(entry, field) ?? '';
      const said = (text.match(inWords) ?? []).map((word) => numberWords.indexOf(word.toLowerCase()) + 2);
      if (said.length === 0 || said.includes(shown.length)) return [];
      const message = `"${text}" stands above ${shown.length}`;
      return problemAt(entry, field, { message, suggestion: 'let the words and the list agree', severity: 'warning' });
    });
  });

const empty = { message: 'the list has no entries: pages leave its section out', severity: 'warning' } as const;

/** Lists without an entry. */
export const emptyLists = ({ files }: Content): Problem[] =>
  files.filter(({ data }) => Array.isArray(data) && data.length === 0).map((file) => file.problem([], empty));

/** News and posts begin with the newest: the order in the file is the order on the page. */
export const dates: Rule = ({ entries }) => {
  const dated = entries.filter((entry) => /^\d{4}-\d\d-\d\d$/.test(textIn(entry, 'date') ?? ''));
  return dated.flatMap((entry, index) => {
    const above = dated[index - 1];
    const date = textIn(entry, 'date') ?? '';
    if (above?.type !== entry.type || date <= (textIn(above, 'date') ?? '')) return [];
    const suggestion = 'move the entry up: the newest stands first, here and on the page';
    return problemAt(entry, 'date', { message: `"${date}" is newer than the entry above it`, suggestion });
  });
};

/** Nothing is published in a year far ahead. The JSON Schemas can't say so: they do not change with the calendar. */
export const years: Rule = ({ entries }) => {
  const last = new Date().getFullYear() + 1;
  return entries.flatMap((entry) =>
    ['date', 'year'].flatMap((field) => {
      const value = String(entry.value[field]);
      if (!(parseInt(value) > last)) return [];
      return problemAt(entry, field, { message: `"${field}" is out of range: ${value}`, expected: `at most ${last}` });
    }),
  );
};

/** Switches that are on in exactly one entry. */
export const exactlyOne: Rule = (content) =>
  content.options.exactlyOne.flatMap((name) => {
    const [type = '', field = ''] = name.split('.');
    const [first, ...others] = entriesOf(content, type).filter(({ value }) => value[field] === true);
    const expected = `"${field}" on exactly one ${type}`;
    if (first) return others.map((entry) => problemAt(entry, field, { message: `a second "${field}"`, expected }));
    // In a file that cannot be read it may stand.
    return content.files
      .filter((file) => file.type === type && file.data !== undefined)
      .map((file) => file.problem([], { message: `no ${type} has "${field}"`, expected }));
  });
