/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent, inspectContent } from './check';
import { loadContent } from './load';
import { contentTypes } from './table';
import { putFile } from './testing/site';

const sdl = 'type Film { slug: String! title: String! }\ntype Company { name: String! }\n';

describe('content on the disk', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'load-'));
    putFile(root, 'data/schema.graphql', sdl);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const put = (files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) putFile(root, `data/${name}`, text);
  };

  it('is every file that is not hidden, and the files of the table are read', async () => {
    const files = { 'films.yaml': '- slug: a\n  title: A\n', 'images/b/c.webp': '', 'company.yaml': 'name: B\n' };
    put({ ...files, '.hidden': '', 'images/.hidden': '', '.folder/a.yaml': '' });
    const { content } = await loadContent(root);
    expect(content.root).toBe(root);
    expect(content.names).toEqual(['company.yaml', 'films.yaml', 'images/b/c.webp', 'schema.graphql']);
    expect([...content.files.keys()]).toEqual(['company.yaml', 'films.yaml']);
    expect(content.files.get('films.yaml')?.source).toMatchObject({
      file: 'data/films.yaml',
      text: files['films.yaml'],
    });
    expect(content.scalars.map(({ node }) => node.value)).toEqual(['B', 'a', 'A']);
  });

  it('is at fault where files are missing that the site is built from', async () => {
    put({ 'films.yaml': '- slug: a\n  title: A\n' });
    const { faults } = await loadContent(root);
    const missing = Object.keys(contentTypes).filter((name) => name !== 'films.yaml');
    expect(faults).toEqual(
      missing.map((name) => ({
        file: `data/${name}`,
        line: 1,
        column: 1,
        severity: 'error',
        message: 'the file is missing',
        suggestion: 'bring it back: the site is built from it',
      })),
    );
  });

  it('is at fault where there are files nobody knows', async () => {
    put({ 'production.yaml': '', 'pages/draft.YML': '', 'notes.yaml.txt': '', myyaml: '', 'films.yaml': '[]' });
    const { faults } = await loadContent(root);
    const unknown = faults.filter(({ message }) => message !== 'the file is missing');
    const fault = { line: 1, column: 1, severity: 'error', message: 'the site does not know this file' };
    expect(unknown).toEqual([
      { ...fault, file: 'data/pages/draft.YML', suggestion: 'remove it: a new file is a matter for a developer' },
      { ...fault, file: 'data/production.yaml', suggestion: 'remove it: a new file is a matter for a developer' },
    ]);
    put({ 'filmes.yaml': '' });
    rmSync(join(root, 'data/films.yaml'));
    const suggestions = (await loadContent(root)).faults.map(({ suggestion }) => suggestion);
    expect(suggestions).toContain('did you mean "films.yaml"?');
  });

  it('is at fault in its bytes, its syntax and its shape', async () => {
    put({
      'films.yaml': '\ufeff- slug: a\n  titel: A\n',
      'company.yaml': 'name: a: b\n',
      'news.yaml': '\ufffd'.repeat(400_000),
    });
    const { content, faults } = await loadContent(root);
    const found = faults.filter(({ message }) => message !== 'the file is missing');
    expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'data/films.yaml:1 the file begins with an invisible byte order mark',
      'data/news.yaml:1 the file is 1.2 MB large; at most 1.0 MB are read',
      'data/company.yaml:1 a text with a colon and a blank in it',
      'data/films.yaml:2 unknown field "titel" on Film',
    ]);
    expect([...content.files.keys()]).toEqual(['company.yaml', 'films.yaml']);
  });

  it('is checked, and its faults stand in the order of reading', async () => {
    put({ 'films.yaml': '- slug: A A\n  title: <b>\n- slug: b\n' });
    const found = (await checkContent(root)).filter(({ message }) => message !== 'the file is missing');
    expect(found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
      'data/films.yaml:1:9 "A A" is not a good "slug"',
      'data/films.yaml:2:10 "<b>" in a text looks like HTML',
      'data/films.yaml:3:3 missing field "title" on Film "b"',
    ]);
    const { content, faults } = await inspectContent(root);
    expect(content.names).toContain('films.yaml');
    expect(faults.filter(({ message }) => message !== 'the file is missing')).toEqual(found);
  });

  it('cannot be read without its contract', async () => {
    rmSync(join(root, 'data/schema.graphql'));
    await expect(loadContent(root)).rejects.toThrow('ENOENT');
    putFile(root, 'data/schema.graphql', 'type {');
    await expect(loadContent(root)).rejects.toThrow('Syntax Error');
  });
});
