/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faces } from './faces';

/** What all font files may weigh together, in bytes. */
const budget = 70_000;

test('the font files weigh no more together than the budget', () => {
  const files = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(faces.length);
  expect(files.reduce((sum, name) => sum + statSync(join('static/fonts', name)).size, 0)).toBeLessThanOrEqual(budget);
});

test.each(['PAMS Display', 'PAMS Text'])('%s covers English, French and African Latin', (family) => {
  const own = faces.filter((face) => face.family === family);
  const covered = new Set(own.flatMap(({ characters }) => [...characters]));
  const required = 'AZaz019 &!?‘’“”–—…·×©₵ÀÉÊÇŒàéêçœɛɔŋƐƆŊẹọṣẸỌṢɖƒɣʋǹńḿịụ\u0300\u0301\u0323';
  expect([...required].filter((character) => !covered.has(character))).toEqual([]);
});
