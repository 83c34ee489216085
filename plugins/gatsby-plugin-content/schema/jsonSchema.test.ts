/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypes } from './contentTypes';
import { LanguageServer, type Position } from './testing/languageServer';

const root = process.cwd();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the JSON Schemas', () => {
  it.each(Object.entries(contentTypes))('are named in the first line of data/%s', (file, { type }) => {
    const [first] = read(`data/${file}`).split('\n');
    const up = '../'.repeat(file.split('/').length);
    expect(first).toBe(`# yaml-language-server: $schema=${up}.vscode/schemas/${type}.json`);
  });
});

/** The text without the marks, and where each of them stood. */
const marked = (text: string): { text: string; places: Position[] } => {
  const places = text.split('\n').flatMap((row, line) =>
    row
      .split('‸')
      .slice(0, -1)
      .map((_, index, parts) => ({ line, character: parts.slice(0, index + 1).join('').length })),
  );
  return { text: text.replaceAll('‸', ''), places };
};

const labels = (list: unknown): string[] => {
  const items = (list as { items?: { label: string }[] } | null)?.items ?? [];
  return items.map(({ label }) => label);
};

describe('an editor with the YAML language server', () => {
  let server: LanguageServer;
  beforeAll(async () => {
    server = new LanguageServer(root);
    await server.start();
  });
  afterAll(() => server.stop());

  it.each(Object.keys(contentTypes))('draws no red line in data/%s', async (file) => {
    expect(await server.open(`data/${file}`, read(`data/${file}`))).toEqual([]);
  });

  it('completes fields and offers the values of a closed set', async () => {
    const { text, places } = marked(
      '# yaml-language-server: $schema=../../.vscode/schemas/AboutPage.json\npath: /about\ntone: ‸\nmet‸\n',
    );
    const [value = { line: 0, character: 0 }, field = value] = places;
    await server.open('data/pages/draft.yaml', text);
    expect(labels(await server.complete('data/pages/draft.yaml', value))).toEqual(
      expect.arrayContaining(['clear', 'night', 'kola', 'gold', 'paper']),
    );
    expect(labels(await server.complete('data/pages/draft.yaml', field))).toEqual(expect.arrayContaining(['metadata']));
  });

  it('offers the pages of the site for a link', async () => {
    const { text, places } = marked(
      '# yaml-language-server: $schema=../.vscode/schemas/Navigation.json\ncallToAction:\n  label: Films\n  to: ‸\n',
    );
    const [place = { line: 0, character: 0 }] = places;
    await server.open('data/draft-navigation.yaml', text);
    expect(labels(await server.complete('data/draft-navigation.yaml', place))).toEqual(
      expect.arrayContaining(['/media-hub']),
    );
  });

  it('explains a field on hover in the words of the schema, inherited ones too', async () => {
    const { text, places } = marked(
      '# yaml-language-server: $schema=../../.vscode/schemas/AboutPage.json\nto‸ne: kola\n',
    );
    const [place = { line: 0, character: 0 }] = places;
    await server.open('data/pages/hover.yaml', text);
    const hover = JSON.stringify(await server.hover('data/pages/hover.yaml', place));
    expect(hover).toContain('The ground of the bar at the top.');
  });

  it('draws red lines where a value is wrong', async () => {
    const film =
      '- slug: Makola\n  titel: Makola\n  category: Film\n  year: 1850\n  duration: long\n  synopsis: A day.\n' +
      '  director: Ama\n  languages:\n    - Ga\n';
    const text = `# yaml-language-server: $schema=../.vscode/schemas/Film.json\n${film}`;
    const diagnostics = await server.open('data/draft-films.yaml', text);
    const said = diagnostics.map(({ message, range }) => `${range.start.line + 1}: ${message}`).sort();
    expect(said).toEqual([
      expect.stringMatching(/^2: .*small letters, digits and single hyphens/),
      expect.stringMatching(/^2: Missing property "title"/),
      expect.stringMatching(/^3: Property titel is not allowed/),
      expect.stringMatching(/^5: .*1900/),
      expect.stringMatching(/^6: .*integer/),
    ]);
  });
});
