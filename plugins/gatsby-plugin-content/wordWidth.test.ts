/** @jest-environment node */
import { buildSchema } from 'graphql';
import { base } from './schema/directives';
import { widthFields, wordMeasure } from './wordWidth';

/** Letters half an em wide, capitals a whole one; between two of any 0.015em less. */
const letterWidths = { 515: 'abcdefgh-—\u00a0', 1015: 'ABCDEFGH' };

test.each([
  ['a word', 'abcd', 'abcd', 2],
  ['quarters, rounded up', 'Aab', 'Aab', 2],
  ['a part of a quarter, rounded up', 'abcx', 'abcx', 2.25],
  ['the widest word, not that of the most letters', 'abcde ABC', 'ABC', 3],
  ['a word that may be broken behind its hyphen', 'abcd-abcdefgh', 'abcdefgh', 4],
  ['words between dashes', 'abcd—ab', 'abcd—', 2.5],
  ['words that may not be parted', 'ab\u00a0cd', 'ab\u00a0cd', 2.5],
])('measures %s', (_, text, word, width) => {
  expect(wordMeasure(letterWidths)(text)).toMatchObject({ word, width });
});

test.each([
  ['a whole text on one line', 'abcd efgh abcd', 7],
  ['a longer line for words that fill three lines badly', 'abcdabcdabcd '.repeat(4).trim(), 34],
])('measures %s', (_, text, whole) => expect(wordMeasure({ ...letterWidths, 265: ' ' })(text).whole).toBe(whole));

test('gives the fields beside a text the width of its longest word, of its first, and of all of it', () => {
  const schema = buildSchema(`${base} type Film { title: String! @measured year: Int! }`);
  const fields: Record<string, { resolve: (group: object) => number }> = widthFields(schema, letterWidths).Film;
  const widths = Object.entries(fields).map(([name, { resolve }]) => [name, resolve({ title: 'ab—ABC' })]);
  expect(Object.fromEntries(widths)).toEqual({ titleWidth: 3, titleFirstWidth: 1.5, titleLength: 5 });
});
