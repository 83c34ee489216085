/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { inks } from './inks';

test('the style sheets print with the same ten inks', () => {
  const tokens = readFileSync('src/styles/_tokens.scss', 'utf8');
  const printed = new Map(
    [...tokens.matchAll(/--(\w+):\s*(#[0-9a-f]{6});/gi)].map(([, name, hex]) => [name, hex?.toLowerCase()]),
  );
  expect(Object.fromEntries(Object.keys(inks).map((ink) => [ink, printed.get(ink)]))).toEqual(inks);
});
