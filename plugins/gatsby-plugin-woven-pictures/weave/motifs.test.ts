/** @jest-environment node */
import { upright } from './colourways';
import { motifNames, weaveMotif } from './motifs';

const sides = [16, 18];

describe.each(motifNames)('%s', (name) => {
  test.each(sides)('is a square of %i threads', (side) => {
    const rows = weaveMotif(name, side, upright);
    expect(rows).toHaveLength(side);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([side]));
    expect(rows.flat().every((shade) => upright.includes(shade))).toBe(true);
  });

  test.each(sides)('is the same from left and from right, %i threads wide', (side) => {
    for (const row of weaveMotif(name, side, upright)) expect(row.toReversed()).toEqual(row);
  });

  test.each(sides)('shows figure and field and at least one more shade, %i threads wide', (side) => {
    const shades = new Set(weaveMotif(name, side, upright).flat());
    expect(shades.has(0) && shades.has(1)).toBe(true);
    expect(shades.size).toBeGreaterThanOrEqual(3);
  });
});

test('all but two are the same from both ends of the strip', () => {
  const directed = motifNames.filter((name) => {
    const rows = weaveMotif(name, 18, upright).map(String);
    return rows.toReversed().join() !== rows.join();
  });
  expect(directed).toEqual(['zig', 'stairs']);
});

test('no two motifs are alike', () => {
  const drawn = motifNames.map((name) => JSON.stringify(weaveMotif(name, 18, upright)));
  expect(new Set(drawn).size).toBe(motifNames.length);
});
