/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codePoint, faultAt, lineAt, readSource, sourceOf } from './source';
import { said } from './testing/said';

describe('places in a file', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [99, 3],
  ])('offset %i lies in line %i', (offset, line) => {
    expect(lineAt(sourceOf('a.yaml', 'a\n\nbc\n'), offset)).toBe(line);
  });

  it('knows the only line of a file, and the last without a line break', () => {
    expect(lineAt(sourceOf('a.yaml', ''), 0)).toBe(0);
    expect(lineAt(sourceOf('a.yaml', 'a\nb'), 2)).toBe(1);
  });

  it('counts lines and columns from 1, in UTF-16 units', () => {
    const source = sourceOf('data/a.yaml', 'one\n🧵 two\n');
    expect(faultAt(source, 0, 'odd')).toEqual({
      file: 'data/a.yaml',
      line: 1,
      column: 1,
      message: 'odd',
      severity: 'error',
    });
    expect(faultAt(source, 7, 'odd', { expected: 'even', suggestion: 'do it', severity: 'warning' })).toEqual({
      file: 'data/a.yaml',
      line: 2,
      column: 4,
      message: 'odd',
      expected: 'even',
      suggestion: 'do it',
      severity: 'warning',
    });
  });
});

describe('the name of a character', () => {
  it.each([
    ['\u0007', 'U+0007'],
    ['\u00ad', 'U+00AD'],
    ['\ufeff', 'U+FEFF'],
    ['🧵', 'U+1F9F5'],
  ])('%j is %s', (character, name) => {
    expect(codePoint(character)).toBe(name);
  });
});

describe('reading a file', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'source-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const read = (bytes: string | Buffer): ReturnType<typeof readSource> => {
    writeFileSync(join(root, 'a.yaml'), bytes);
    return readSource(root, 'a.yaml');
  };

  it.each([
    ['plain words', 'a: b\n'],
    ['accents, tabs, emoji and Windows line ends', 'a:\té – “ç” 👩‍👩‍👧\r\n'],
    ['a character beyond the first 65,536', 'a: 𝄞\n'],
  ])('finds nothing in %s', async (_name, text) => {
    expect(await read(text)).toEqual({ source: sourceOf('a.yaml', text), faults: [] });
  });

  it.each([
    '\u0000',
    '\u0008',
    '\u000b',
    '\u001f',
    '\u007f',
    '\u009f',
    '\u200b',
    '\u200e',
    '\u2028',
    '\u202e',
    '\u2060',
    '\u2069',
    '\ufeff',
  ])('finds %j, which nobody can see', async (character) => {
    const { source, faults } = await read(`a: b\nc: d${character}e${character}\n`);
    const advice = 'delete it and type the text around it again';
    expect(said(faults)).toEqual([`2:5 an invisible character (${codePoint(character)}) in the file; ${advice}`]);
    expect(source?.text).toContain(character);
  });

  it('says so once a line', async () => {
    const { faults } = await read('a\u200b\u200bb\nc\u200b\n');
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('finds letters that are not stored as UTF-8', async () => {
    const { source, faults } = await read(Buffer.from('a: Ef\xfaa\n', 'latin1'));
    const fault = 'a letter is not stored as UTF-8; save the file with the encoding "UTF-8" and type the letter again';
    expect(said(faults)).toEqual([`1:6 ${fault}`]);
    expect(source?.text).toBe('a: Ef\ufffda\n');
  });

  it('warns of a byte order mark, and leaves it out', async () => {
    const { source, faults } = await read('\ufeffa: b\n');
    const fault = 'the file begins with an invisible byte order mark; save it with the encoding "UTF-8" without BOM';
    expect(said(faults)).toEqual([`1:1 ${fault}`]);
    expect(faults[0]?.severity).toBe('warning');
    expect(source?.text).toBe('a: b\n');
  });

  it.each([
    ['with its low byte first', [0xff, 0xfe, 0x61, 0]],
    ['with its high byte first', [0xfe, 0xff, 0, 0x61]],
  ])('does not read UTF-16 %s', async (_name, bytes) => {
    const fault = { file: 'a.yaml', line: 1, column: 1, message: 'the file is stored as UTF-16', severity: 'error' };
    const suggestion = 'save it with the encoding "UTF-8"';
    expect(await read(Buffer.from(bytes))).toEqual({ faults: [{ ...fault, suggestion }] });
  });

  it.each([[[0xff, 0x61]], [[0xfe, 0x61]], [[0x61, 0xfe]], [[0x61, 0xff]]])(
    'but a file that only looks like it: %j',
    async (bytes) => {
      expect((await read(Buffer.from(bytes))).source).toBeDefined();
    },
  );

  it('does not read a file that is too large to have been written by hand', async () => {
    const { source, faults } = await read('a'.repeat(1_250_001));
    const advice = 'pictures and other data do not belong in a YAML file';
    expect(said(faults)).toEqual([`1:1 the file is 1.3 MB large; at most 1.0 MB are read; ${advice}`]);
    expect(source).toBeUndefined();
    expect((await read('a'.repeat(1_000_000))).source).toBeDefined();
  });

  it('throws if there is no file', async () => {
    await expect(readSource(root, 'none.yaml')).rejects.toThrow('ENOENT');
  });
});
