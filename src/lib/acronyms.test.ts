import { columnsFor } from './acronyms';

test.each([
  ['all in one row where they fit', ['AAA', 'BBBB', 'CCC'], [3, 2, 1], 10, 3],
  ['fewer columns where they do not', ['AAAA', 'BBBB', 'CCCC', 'DDDD'], [4, 3, 2], 12, 2],
  ['none alone in the last row', ['AA', 'BB', 'CC', 'DD'], [3, 2], 12, 2],
  ['wide letters need more room', ['MMM', 'WWW'], [2, 1], 8, 1],
])('columns for acronyms: %s', (_, acronyms, candidates, room, columns) => {
  expect(columnsFor(acronyms, candidates, room).columns).toBe(columns);
});
