/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drift } from './writeGenerated';

test('names what has changed, is missing or is not generated', () => {
  const styles = mkdtempSync(join(tmpdir(), 'cloth-'));
  const wanted = new Map(['same', 'changed', 'missing'].map((name) => [`cloth/${name}.svg`, '<svg/>']));
  expect(drift(styles, wanted, 'cloth')).toEqual([...wanted.keys()]);
  mkdirSync(join(styles, 'cloth'));
  for (const name of ['same', 'changed', 'unknown']) writeFileSync(join(styles, `cloth/${name}.svg`), '<svg/>');
  writeFileSync(join(styles, 'cloth/changed.svg'), '<svg></svg>');
  expect(drift(styles, wanted, 'cloth')).toEqual(['cloth/changed.svg', 'cloth/missing.svg', 'cloth/unknown.svg']);
  rmSync(styles, { recursive: true });
});
