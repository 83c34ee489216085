/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLeniently } from './lenient';

describe('reading leniently', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lenient-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (text: string): Readonly<Record<string, unknown>> => {
    const path = join(folder, 'company.yaml');
    writeFileSync(path, text);
    return readLeniently(path);
  };

  it('gives every value as it was written', () => {
    expect(read('siteUrl: https://pams.example\nyear: 2006\nwords:\n  title: Oh\n  list:\n    - a\n')).toEqual({
      siteUrl: 'https://pams.example',
      year: '2006',
      words: { title: 'Oh', list: ['a'] },
    });
  });

  it('gives what can be read around a slip', () => {
    expect(read('name: PAMS: the company\nsiteUrl: https://pams.example\nphone: "+233\n')).toEqual({
      siteUrl: 'https://pams.example',
    });
  });

  it('gives nothing for a list, an empty file and no file', () => {
    expect(read('- siteUrl\n')).toEqual({});
    expect(read('')).toEqual({});
    expect(readLeniently(join(folder, 'none.yaml'))).toEqual({});
  });
});
