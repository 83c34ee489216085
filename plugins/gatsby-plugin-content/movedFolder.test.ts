/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropCacheOfOtherFolder, noteFolder } from './movedFolder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'moved-'));
  for (const folder of ['.cache/redux', '.cache/webpack', 'public']) mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const isKept = () => ['.cache/webpack', 'public'].map((name) => existsSync(join(root, name)));

it('keeps the cache of the same folder', () => {
  noteFolder(root);
  expect(dropCacheOfOtherFolder(root)).toBeUndefined();
  expect(isKept()).toEqual([true, true]);
});

it('drops what was made in another folder, so that Gatsby drops the rest', () => {
  noteFolder(root);
  const before = root;
  root = `${root}-moved`;
  renameSync(before, root);
  expect(dropCacheOfOtherFolder(root)).toBe(before);
  expect(isKept()).toEqual([false, false]);
});

it('drops a cache of which nobody knows where it was made, and leaves a folder without one alone', () => {
  expect(dropCacheOfOtherFolder(root)).toBe('unknown');
  rmSync(join(root, '.cache'), { recursive: true });
  mkdirSync(join(root, 'public'));
  expect(dropCacheOfOtherFolder(root)).toBeUndefined();
  expect(existsSync(join(root, 'public'))).toBe(true);
});
