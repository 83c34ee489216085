import { columnsFor, rowLengths } from './rows';

test.each([
  [0, 4, []],
  [1, 4, [1]],
  [4, 4, [4, 4, 4, 4]],
  [5, 4, [3, 3, 3, 2, 2]],
  [13, 3, [3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2]],
])('%i entries, at most %i in a row', (count, most, lengths) => {
  expect(rowLengths(count, most)).toEqual(lengths);
});

test.each([
  ['all in one row where they fit', ['AAA', 'BBBB', 'CCC'], [3, 2, 1], 10, 3],
  ['fewer columns where they do not', ['AAAA', 'BBBB', 'CCCC', 'DDDD'], [4, 3, 2], 12, 2],
  ['none alone in the last row', ['AA', 'BB', 'CC', 'DD'], [3, 2], 12, 2],
  ['wide letters need more room', ['MMM', 'WWW'], [2, 1], 8, 1],
])('columns for acronyms: %s', (_, acronyms, candidates, room, columns) => {
  expect(columnsFor(acronyms, candidates, room).columns).toBe(columns);
});
