/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drift } from './drift';

test('names what has changed, is missing or is not generated', () => {
  const root = mkdtempSync(join(tmpdir(), 'generated-'));
  const wanted = new Map(['same', 'changed', 'missing'].map((name) => [`cloth/${name}.svg`, '<svg/>']));
  expect(drift(root, wanted, ['cloth'])).toEqual([...wanted.keys()]);
  mkdirSync(join(root, 'cloth'));
  for (const name of ['same', 'changed', 'unknown']) writeFileSync(join(root, `cloth/${name}.svg`), '<svg/>');
  writeFileSync(join(root, 'cloth/changed.svg'), '<svg></svg>');
  expect(drift(root, wanted, ['cloth'])).toEqual(['cloth/changed.svg', 'cloth/missing.svg', 'cloth/unknown.svg']);
  rmSync(root, { recursive: true });
});
