/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOptions } from '../../../src/content/options';
import { LanguageServer } from './testing/languageServer';

const root = process.cwd();
const read = (file: string): string => readFileSync(join(root, 'data', file), 'utf8');
const files = Object.entries(contentOptions.files);

it.each(files)('the JSON Schema is named in the first line of data/%s', (file, { type }) => {
  const up = '../'.repeat(file.split('/').length);
  expect(read(file).split('\n')[0]).toBe(`# yaml-language-server: $schema=${up}.vscode/schemas/${type}.json`);
});

it('an editor with the YAML language server draws red lines where a value is wrong, and nowhere else', async () => {
  const server = new LanguageServer(root);
  try {
    for (const [file] of files) expect([file, await server.open(`data/${file}`, read(file))]).toEqual([file, []]);
    const wrong = read('films.yaml')
      .replace(/^ {2}year: .*/m, '  year: 1850')
      .replace(/^ {2}title:/m, '  titel:');
    const said = (await server.open('data/draft-films.yaml', wrong)).map(({ message }) => message).sort();
    expect(said).toEqual([
      expect.stringContaining('Missing property "title"'),
      expect.stringContaining('Property titel is not allowed'),
      expect.stringContaining('1900'),
    ]);
  } finally {
    server.stop();
  }
});
