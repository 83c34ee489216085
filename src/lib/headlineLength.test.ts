import { headlineLength } from './headlineLength';

test.each([
  ['short', 'a'.repeat(10)],
  ['long', 'nine of ten '.repeat(5)],
  ['veryLong', 'nine of ten '.repeat(8)],
  ['long', 'of representatives'],
  ['veryLong', 'of internationalisation'],
])('%s: %s', (length, text) => {
  expect(headlineLength(text)).toBe(length);
});
