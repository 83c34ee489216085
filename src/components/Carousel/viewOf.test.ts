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

test('counts the whole entries that fit behind the edge', () => {
  expect(viewOf(rowOf(9, { width: 1440, edge: 80, pitch: 320 }))).toBe(4 * 320);
  expect(viewOf(rowOf(9, { width: 1024, edge: 40, pitch: 320 }))).toBe(3 * 320);
});

test('moves by one entry where not even one fits', () => {
  expect(viewOf(rowOf(9, { width: 320, edge: 20, pitch: 400 }))).toBe(400);
});

test('moves by the width of the row where there is nothing to measure', () => {
  expect(viewOf(rowOf(1, { width: 700, edge: 0, pitch: 0 }))).toBe(700);
  expect(viewOf(rowOf(3, { width: 700, edge: 0, pitch: 0 }))).toBe(700);
});
