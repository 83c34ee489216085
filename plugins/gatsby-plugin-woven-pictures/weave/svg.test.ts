/** @jest-environment node */
import type { Cloth } from './cloth';
import { designFrom } from './design';
import { inks } from './inks';
import { clothPaths, clothSvg } from './svg';

/** Two strips of two threads, three picks long, in two inks of five. */
const plain = (): Cloth => ({
  design: designFrom('Makola', 'royal'),
  stripWidth: 2,
  threads: [
    [0, 1, 0, 0],
    [0, 1, 1, 1],
    [0, 0, 0, 0],
  ],
});

test('cloth is drawn as its ground, each strip’s threads of another ink, and the seam', () => {
  expect(clothPaths(plain())).toBe(
    `<path fill="${inks.night}" d="M0 0h4v3h-4z"/>` +
      `<path fill="${inks.gold}" d="M1 0h1v2h-1zM2 1h2v1h-2z"/>` +
      `<path stroke="${inks.night}" stroke-width=".4" shape-rendering="auto" d="M2 0v3"/>`,
  );
});

test('sideways, strips run to the right', () => {
  expect(clothPaths(plain(), true)).toBe(
    `<path fill="${inks.night}" d="M0 0h3v4h-3z"/>` +
      `<path fill="${inks.gold}" d="M0 1h2v1h-2zM1 2h1v2h-1z"/>` +
      `<path stroke="${inks.night}" stroke-width=".4" shape-rendering="auto" d="M0 2h3"/>`,
  );
});

test('a drawing is two pixels a thread', () => {
  expect(clothSvg(plain())).toContain('width="8" height="6" viewBox="0 0 4 3"');
  expect(clothSvg(plain(), { sideways: true })).toContain('width="6" height="8" viewBox="0 0 3 4"');
});
