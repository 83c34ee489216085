/** @jest-environment node */
import { outline } from './outline';

/** Draws what a picture made of letters shows: `#` is inside. */
const draw = (...rows: string[]): string => outline(rows[0]?.length ?? 0, rows.length, (x, y) => rows[y]?.[x] === '#');

test('a rectangle is four sides, the last one closed', () => {
  expect(draw('....', '.##.', '.##.', '....')).toBe('M1 1h2v2h-2z');
});

test('a ring has a hole that runs the other way round', () => {
  expect(draw('####', '#..#', '#..#', '####')).toBe('M0 0h4v4h-4zm1 1v2h2v-2z');
});

test('cells that touch at a corner stay two', () => {
  expect(draw('#.', '.#')).toBe('M0 0h1v1h-1zm1 1h1v1h-1z');
  expect(draw('.#', '#.')).toBe('M1 0h1v1h-1zm-1 1h1v1h-1z');
});

test('figures apart are drawn from the top down, each from where the last one began', () => {
  expect(draw('#', '.', '#', '.', '#')).toBe('M0 0h1v1h-1zm0 2h1v1h-1zm0 2h1v1h-1z');
});

test('an empty region is no path', () => {
  expect(draw('..', '..')).toBe('');
});

test('a drawing can be moved', () => {
  expect(outline(1, 1, (x, y) => x === 0 && y === 0, [18, 4])).toBe('M18 4h1v1h-1z');
});
