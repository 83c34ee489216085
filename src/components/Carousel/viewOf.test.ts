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
  ['all whole entries that fit after the edge', 9, { width: 1440, edge: 80, pitch: 320 }, 4 * 320],
  ['one entry if none fits', 9, { width: 320, edge: 20, pitch: 400 }, 400],
  ['the row if it has one entry', 1, { width: 700, edge: 0, pitch: 0 }, 700],
  ['the row if it cannot be measured', 3, { width: 700, edge: 0, pitch: 0 }, 700],
])('moves by %s', (_, entries, measures, view) => expect(viewOf(rowOf(entries, measures))).toBe(view));
