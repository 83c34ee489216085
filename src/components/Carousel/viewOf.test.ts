import { viewOf } from './viewOf';

/** A row of entries as a browser would measure it. */
function rowOf(entries: number, { width, edge, pitch }: { width: number; edge: number; pitch: number }) {
  const row = document.createElement('div');
  Object.defineProperty(row, 'clientWidth', { value: width });
  for (let index = 0; index < entries; index += 1) {
    const entry = document.createElement('li');
    Object.defineProperty(entry, 'offsetLeft', { value: edge + index * pitch });
    row.append(entry);
  }
  return row;
}

test.each([
  ['the whole entries that fit behind the edge', 9, { width: 1440, edge: 80, pitch: 320 }, 4 * 320],
  ['one entry where not even one fits', 9, { width: 320, edge: 20, pitch: 400 }, 400],
  ['the row where there is one entry', 1, { width: 700, edge: 0, pitch: 0 }, 700],
  ['the row where there is nothing to measure', 3, { width: 700, edge: 0, pitch: 0 }, 700],
])('moves by %s', (_, entries, measures, view) => expect(viewOf(rowOf(entries, measures))).toBe(view));
