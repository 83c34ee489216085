/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseYaml } from './parse';
import { takenFor } from './scalars';
import { sourceOf } from './source';
import { contentTypes } from './table';
import { plain } from './tree';

// The very parser gatsby-transformer-yaml reads with.
const { load } = createRequire(require.resolve('gatsby-transformer-yaml/package.json'))('js-yaml') as {
  load: (text: string) => unknown;
};

/** What a reader made of a file, with every scalar as it was written. */
const asWritten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== 'object' || value === null) return value === null ? undefined : String(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asWritten(inner)]));
};

describe('Gatsby and the content check', () => {
  it.each(Object.keys(contentTypes))('read the same from data/%s', (file) => {
    const text = readFileSync(join(process.cwd(), 'data', file), 'utf8');
    const { root, faults } = parseYaml(sourceOf(file, text));
    expect(faults).toEqual([]);
    expect(plain(root)).toStrictEqual(asWritten(load(text)));
  });

  it.each([
    ...['1', '-1', '+233300000001', '1_000', '007', '0o17', '0x1F', '0b11', '1.10', '1.', '.5', '1e3', '-.inf', '.NaN'],
    ...['true', 'False', 'NULL', '~', '2026-10-14', '2026-10-14T09:00:00Z', '2026-1-4 9:00:00'],
  ])('agree that a bare %s may not be a text', (word) => {
    // Older readers take more words for something else than Gatsby's does, never fewer.
    if (typeof load(word) !== 'string') expect(takenFor(word)).toEqual(expect.any(String));
    expect(takenFor(word)).toBeDefined();
  });

  it.each([
    '18+',
    '85%',
    '24 hours',
    '10k-50k',
    '1.2.3',
    '+233 30 000 0001',
    'Mon-Fri 9:00-18:00 GMT',
    'Yes, we can',
    '404s',
    'a',
    '-',
  ])('agree that a bare %s is a text', (word) => {
    expect(takenFor(word)).toBeUndefined();
  });
});
