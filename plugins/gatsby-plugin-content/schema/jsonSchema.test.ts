/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'yaml-language-server';
import { contentFiles, readSchema } from './schema';

const read = (file: string): string => readFileSync(join('data', file), 'utf8');

/** What VS Code's YAML extension does with a file: the lines it draws red. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true });
const redLines = async (file: string, text: string): Promise<string[]> => {
  const document = TextDocument.create(pathToFileURL(join('data', file)).href, 'yaml', 1, text);
  // The package exports another version's type of the document that it takes.
  const checked = await service.doValidation(document as Parameters<typeof service.doValidation>[0], false);
  return checked.map(({ message }) => message);
};

/** The line by which an editor finds the schema of a file. */
const schemaLine = (file: string, type: string): string =>
  `# yaml-language-server: $schema=${'../'.repeat(file.split('/').length)}.vscode/schemas/${type}.json`;

/** The files of the site, each with that line in front, also where an editor has removed it. */
const files = contentFiles(readSchema(process.cwd())).map(
  ({ path: file, type }) =>
    [file, `${schemaLine(file, type)}\n${read(file).replace(/^# yaml-language-server.*\n/m, '')}`] as const,
);

it.each(files)('data/%s has no red line, and names its own schema where it names one', async (file, text) => {
  expect(await redLines(file, text)).toEqual([]);
  for (const named of read(file).match(/^# yaml-language-server.*/gm) ?? []) expect(text).toContain(named);
});

it('a line is red where a value is wrong', async () => {
  const text = `${schemaLine('a.yaml', 'Post')}\n- slug: one\n  titel: One\n  readTime: 1850\n`;
  const said = (await redLines('a.yaml', text)).join();
  for (const one of ['Missing property "title"', 'Property titel is not allowed', '60']) expect(said).toContain(one);
});
