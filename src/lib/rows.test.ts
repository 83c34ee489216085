import { rowLengths } from './rows';

test.each([
  [0, 4, []],
  [1, 4, [1]],
  [4, 4, [4, 4, 4, 4]],
  [5, 4, [3, 3, 3, 2, 2]],
  [13, 3, [3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2]],
])('%i entries, at most %i in a row', (count, most, lengths) => {
  expect(rowLengths(count, most)).toEqual(lengths);
});
