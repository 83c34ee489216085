/** @jest-environment node */
import { type Shade, upright } from './colourways';
import { blockLength, weaveStrip } from './strip';

const width = 16;
const warp: Shade[] = [1, ...Array<Shade>(14).fill(0), 1];

/** A strip whose field is a number of picks long. */
const stripWith = (field: number) => {
  const made = { width, bars: 4, unit: 2 };
  return weaveStrip({ ...made, motif: 'diamond', figure: upright, warp, period: blockLength(made) + field });
};

/** A strip's picks: the shade where one thread of weft covers it from edge to edge, `warp` where nothing does. */
const picksOf = (rows: readonly (readonly Shade[])[]) =>
  rows.map((row) => (row.every((shade) => shade === row[0]) ? row[0] : row === warp ? 'warp' : 'motif'));

test('a block is bars, a light pick and a motif, the same from both ends', () => {
  const { rows, block } = stripWith(0);
  expect(rows).toHaveLength(block);
  // Main and second by turns, the two in the middle thicker, ground between them.
  const bars = [1, 1, 0, 2, 2, 2, 0, 2, 2, 2, 0, 1, 1];
  const picks = picksOf(rows);
  expect(picks.slice(0, 15)).toEqual([...bars, 0, 4]);
  expect(picks.slice(-15)).toEqual([4, 0, ...bars]);
  expect(picks.slice(15, -15)).toHaveLength(width);
});

test.each([
  [16, 6],
  [17, 7],
  [40, 18],
])('a field of %i picks has a line across its middle', (length, before) => {
  const { rows, block } = stripWith(length);
  const line = length % 2 ? [0, 1, 0] : [0, 1, 1, 0];
  const plain = Array<string>(before).fill('warp');
  expect(picksOf(rows.slice(block))).toEqual([...plain, ...line, ...plain]);
});

test('a shorter field has none', () => {
  const { rows, block } = stripWith(15);
  expect(picksOf(rows.slice(block))).toEqual(Array(15).fill('warp'));
});
