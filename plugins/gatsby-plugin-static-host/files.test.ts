/** @jest-environment node */
import { load } from 'cheerio';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flattenHtml, otherPrefix } from './publicDir';
import { sitemap } from './sitemap';

describe('flat HTML', () => {
  let root: string;
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const page = '<div id="___gatsby"></div>';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'flat-'));
    for (const file of ['index.html', '404.html', '404/index.html', 'about/index.html', 'films/2026/index.html'])
      put(file, page + file);
    put('page-data/404.html/page-data.json', '{}');
    flattenHtml(root, ['/', '/about', '/films/2026']);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is a copy of each page where hosts look for an address without a slash, also after an edit', () => {
    put('about/index.html', `${page}edited`);
    flattenHtml(root, ['/', '/about', '/films/2026']);
    for (const name of ['about', 'films/2026'])
      expect(readFileSync(join(root, `${name}.html`), 'utf8')).toBe(
        readFileSync(join(root, name, 'index.html'), 'utf8'),
      );
  });

  it('goes with its page, and what was put there by hand stays', () => {
    const byHand = ['proof.html', 'tools/index.html'];
    for (const file of byHand) put(file, 'proof of ownership');
    rmSync(join(root, 'about'), { recursive: true });
    flattenHtml(root, ['/', '/films/2026']);
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name).filter((name) => name === 'about.html')).toEqual([]);
    for (const file of ['404.html', 'films/2026.html', ...byHand]) expect(readFileSync(join(root, file))).toBeTruthy();
  });
});

it('knows when a cache was filled for a site below another path', () => {
  const root = mkdtempSync(join(tmpdir(), 'prefix-'));
  mkdirSync(join(root, '.cache'));
  expect(['', '', '/project'].map((prefix) => otherPrefix(root, prefix))).toEqual([undefined, undefined, '/']);
  rmSync(join(root, '.cache/path-prefix.txt'));
  expect(['/project', '/project', ''].map((prefix) => otherPrefix(root, prefix))).toEqual([
    undefined,
    undefined,
    '/project',
  ]);
  rmSync(root, { recursive: true });
});

it('the sitemap names every page by its whole address', () => {
  const $ = load(sitemap('https://www.example.test/project', ['/', '/tom&jerry']), { xml: true });
  const listed = $('url > loc').map((_, loc) => $(loc).text());
  expect(listed.get()).toEqual(['https://www.example.test/project/', 'https://www.example.test/project/tom&jerry']);
});
