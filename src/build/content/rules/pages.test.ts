/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../fault';
import { contentOf } from '../testing/content';
import { putFile } from '../testing/site';
import { pages } from './pages';

const sdl = `
type IndexPage { path: String! hero: AboutPage }
type AboutPage { path: String! }
type MediaHubPage { path: String! }
type Company { path: String }
`;

describe('pages and their entries', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pages-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const faultsOf = async (
    files: readonly string[],
    names: readonly string[],
    texts: Readonly<Record<string, string>> = {},
  ): Promise<readonly Fault[]> => {
    for (const file of files) putFile(root, `src/pages/${file}`, '');
    return pages(contentOf(sdl, texts, { root, names }).content);
  };

  it('belong together', async () => {
    const files = [
      'index.tsx',
      'about.jsx',
      'contact.ts',
      'films.js',
      'work/index.tsx',
      'work/with-us.tsx',
      'news.old.tsx',
    ];
    const entries = [
      'pages/index.yaml',
      'pages/about.yaml',
      'pages/contact.yaml',
      'pages/films.yaml',
      'pages/news.old.yaml',
    ];
    expect(await faultsOf(files, [...entries, 'pages/work/index.yaml', 'pages/work/with-us.yaml'])).toEqual([]);
  });

  it('are not what only looks like them', async () => {
    const files = [
      'about.test.tsx',
      'about.spec.ts',
      'types.d.ts',
      '_draft.tsx',
      'work/_draft.tsx',
      'about.module.scss',
      'notes.tsx.md',
    ];
    const others = ['films.yaml', 'pages/notes.txt', 'draft/pages/films.yaml', 'pages/.yaml', 'pages/a.yaml.txt'];
    expect(await faultsOf(files, others)).toEqual([]);
    expect(await faultsOf([], ['interface.yaml'])).toEqual([]);
  });

  it('lack an entry', async () => {
    const fault = { line: 1, column: 1, severity: 'error', message: 'the page has no entry in data/pages' };
    expect(await faultsOf(['press.tsx', 'about/team.ts', 'a_b.tsx'], ['pages/press.yml'])).toEqual([
      {
        ...fault,
        file: 'src/pages/a_b.tsx',
        suggestion: 'write data/pages/a_b.yaml, and name it in src/build/content/table.ts',
      },
      {
        ...fault,
        file: 'src/pages/about/team.ts',
        suggestion: 'write data/pages/about/team.yaml, and name it in src/build/content/table.ts',
      },
      {
        ...fault,
        file: 'src/pages/press.tsx',
        suggestion: 'write data/pages/press.yaml, and name it in src/build/content/table.ts',
      },
    ]);
  });

  it('lack a page, even where there are none at all', async () => {
    const fault = {
      file: 'data/pages/press.yaml',
      line: 1,
      column: 1,
      severity: 'error',
      message: 'the entry has no page in src/pages',
      suggestion: 'remove the file: a new page is a matter for a developer',
    };
    expect(await faultsOf([], ['pages/press.yaml'])).toEqual([fault]);
    expect(await faultsOf(['about.tsx'], ['pages/about.yaml', 'pages/press.yaml'])).toEqual([fault]);
  });

  it('agree on the address', async () => {
    const texts = {
      'pages/index.yaml': 'path: /\nhero:\n  path: /anything\n',
      'pages/about.yaml': '# a\npath: /abuot\n',
      'pages/media-hub.yaml': 'path: [/a]\n',
      'company.yaml': 'path: /company\n',
    };
    const said = await faultsOf(['index.tsx', 'about.tsx', 'media-hub.tsx'], Object.keys(texts), texts);
    const message = '"/abuot" is not the address of this page';
    expect(said).toEqual([
      { file: 'data/pages/about.yaml', line: 2, column: 7, message, suggestion: 'write /about', severity: 'error' },
    ]);
  });
});
