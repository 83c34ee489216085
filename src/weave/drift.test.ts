/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drift } from './drift';
import { emissions } from './emissions';

test('the cloths in the repository are what the generator weaves', () => {
  expect(drift(join(__dirname, '../styles'), emissions())).toEqual([]);
});

describe('of a few files', () => {
  const wanted = new Map([
    ['cloth/band-films.svg', '<svg>films</svg>'],
    ['cloth/map-weave.svg', '<svg>map</svg>'],
    ['_cloth.scss', ':root {}'],
  ]);
  let styles: string;

  beforeEach(() => {
    styles = mkdtempSync(join(tmpdir(), 'cloth-'));
  });
  afterEach(() => rmSync(styles, { recursive: true }));

  test('a change, a loss and a stranger are named', () => {
    mkdirSync(join(styles, 'cloth'));
    for (const [file, contents] of wanted) writeFileSync(join(styles, file), contents);
    expect(drift(styles, wanted)).toEqual([]);
    writeFileSync(join(styles, 'cloth/band-films.svg'), '<svg/>');
    rmSync(join(styles, 'cloth/map-weave.svg'));
    writeFileSync(join(styles, 'cloth/band-music.svg'), '<svg/>');
    expect(drift(styles, wanted)).toEqual(['cloth/band-films.svg', 'cloth/map-weave.svg', 'cloth/band-music.svg']);
  });

  test('everything is missing where nothing has been woven yet', () => {
    expect(drift(styles, wanted)).toEqual([...wanted.keys()]);
  });
});
