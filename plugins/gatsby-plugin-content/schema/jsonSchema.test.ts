/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOptions } from '../../../src/content/options';
import { LanguageServer } from './testing/languageServer';

const root = process.cwd();

/** The line by which an editor finds the schema of a file. */
const schemaLine = (file: string, type: string): string =>
  `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length)}.vscode/schemas/${type}.json`;

/** The files of the site, each with that line in front, also where an editor has removed it. */
const files = Object.entries(contentOptions.files).map(([file, { type }]) => {
  const text = readFileSync(join(root, 'data', file), 'utf8').replace(/^# yaml-language-server.*\n/m, '');
  return [`data/${file}`, `${schemaLine(file, type)}\n${text}`] as const;
});

it.each(files)('%s names its own schema, where it names one', (file, text) => {
  const named = readFileSync(join(root, file), 'utf8').match(/^# yaml-language-server.*/gm) ?? [];
  for (const one of named) expect(text).toContain(one);
});

it('an editor with the YAML language server draws red lines where a value is wrong, and nowhere else', async () => {
  const server = new LanguageServer(root);
  try {
    for (const [file, text] of files) expect([file, await server.open(file, text)]).toEqual([file, []]);
    const wrong = `${schemaLine('a.yaml', 'Post')}\n- slug: one\n  titel: One\n  readTime: 1850\n`;
    const said = (await server.open('data/a.yaml', wrong)).map(({ message }) => message).join();
    for (const one of ['Missing property "title"', 'Property titel is not allowed', '60']) expect(said).toContain(one);
  } finally {
    server.stop();
  }
});
