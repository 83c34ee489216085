/** @jest-environment node */
import { compile } from 'sass';
import letterWidths from './letterWidths.json';
import { longestWord, TEXT_LENGTHS, textLength, WORD_WIDTHS, wordWidth } from './wordWidth';

test.each([
  ['a word', 'Rift', 'Rift'],
  ['the widest word, not the one with the most letters', 'illicit MAKOLA', 'MAKOLA'],
  ['the parts of a word with a hyphen', 'Co-productions from Accra', 'productions'],
  ['the parts of a word with a soft hyphen', 'Respon\u00adsibilities', 'sibilities'],
  ['a part together with its dash', 'Makola—Rift', 'Makola—'],
  ['words joined by a no-break space', 'Salt of\u00a0Ada', 'of\u00a0Ada'],
])('measures %s', (_, text, word) => expect(longestWord(text).word).toBe(word));

test('adds the widths of letters, in quarters of an em, rounded up', () => {
  const { M, a } = letterWidths;
  const sum = (M + a - 30) / 1000;
  expect(longestWord('Ma').width).toBe(Math.ceil(4 * sum) / 4);
  expect(longestWord('Mà').width).toBe(longestWord('Ma').width);
});

test('counts a soft hyphen as a hyphen at the end of a line, and not within one', () => {
  expect(longestWord('Mako\u00ad').width).toBe(longestWord('Mako-').width);
  expect(textLength('Pro\u00adduc\u00adtions')).toBe(textLength('Productions'));
});

test.each([
  ['a narrow word', 'i', WORD_WIDTHS.least],
  ['no word', ' ', WORD_WIDTHS.least],
  ['a word that is too wide', 'W'.repeat(99), WORD_WIDTHS.most],
])('limits the width of %s to a width that has a style rule', (_, text, width) => expect(wordWidth(text)).toBe(width));

test('returns a greater length for long words that do not fill three lines, and limits it', () => {
  const [short, long] = ['one two six '.repeat(4), 'Responsibilities '.repeat(4)];
  const width = (text: string) => longestWord(text.trim().replaceAll(' ', '\u00a0')).width;
  expect(textLength(short)).toBeLessThanOrEqual(Math.ceil(1.1 * width(short)));
  expect(textLength(long)).toBeGreaterThan(1.1 * width(long));
  expect(textLength('Responsibilities '.repeat(99))).toBe(TEXT_LENGTHS.most);
  expect(textLength('')).toBe(TEXT_LENGTHS.least);
});

test('the style sheet has a rule for each width and length', () => {
  const { css } = compile('src/styles/main.scss');
  for (let width = WORD_WIDTHS.least; width <= WORD_WIDTHS.most; width += 0.25)
    expect(css).toContain(`[data-word="${width}"]`);
  for (let length = TEXT_LENGTHS.least; length <= TEXT_LENGTHS.most; length += 1)
    expect(css).toContain(`[data-length="${length}"]`);
});
