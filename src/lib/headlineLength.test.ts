import { headlineLength } from './headlineLength';

test.each([
  ['short', 'a house'],
  ['long', 'a house of stories'],
  ['veryLong', 'a house of stories, built'],
  ['long', 'representation'],
  ['veryLong', 'representatives'],
])('%s: %s', (length, text) => {
  expect(headlineLength(text, 14, [13, 14])).toBe(length);
});
