/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drift } from './drift';
import { emissions } from './emissions';

const temporary = mkdtempSync(join(tmpdir(), 'cloth-'));

beforeAll(() => {
  mkdirSync(join(temporary, 'cloth'));
  for (const [file, contents] of emissions()) writeFileSync(join(temporary, file), contents);
});

afterAll(() => rmSync(temporary, { recursive: true }));

test('the cloths in the repository are what the generator weaves', () => {
  expect(drift(join(__dirname, '../styles'))).toEqual([]);
});

test('a change, a loss and a stranger are named', () => {
  expect(drift(temporary)).toEqual([]);
  writeFileSync(join(temporary, 'cloth/band-films.svg'), '<svg/>');
  rmSync(join(temporary, 'cloth/map-weave.svg'));
  writeFileSync(join(temporary, 'cloth/band-music.svg'), '<svg/>');
  expect(drift(temporary)).toEqual(['cloth/band-films.svg', 'cloth/map-weave.svg', 'cloth/band-music.svg']);
});
