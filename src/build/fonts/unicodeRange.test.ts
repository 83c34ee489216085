/** @jest-environment node */
import { unicodeRange } from './unicodeRange';

it.each([
  ['nothing', '', ''],
  ['one character', 'a', 'U+61'],
  ['neighbours as one span, in whatever order', 'cba', 'U+61-63'],
  ['a repetition once', 'aab', 'U+61-62'],
  ['characters apart, the lowest first', 'zKa', 'U+4B, U+61, U+7A'],
  ['a character beyond U+FFFF as one', '😀', 'U+1F600'],
])('names %s', (_, characters, range) => {
  expect(unicodeRange(characters)).toBe(range);
});
