/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// What the documents of this repository point to is there: files, commands and each other.

const root = process.cwd();
const documents = [...readdirSync(root), ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith('.md'),
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Every first group of a pattern in a text. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);

it('there are documents to look at', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/deploy.md']));
});

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('links to files that exist', () => {
    const links = all(text, /\]\((?!https?:|#)([^)#]+)[^)]*\)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = all(text, /`((?:src|e2e|docs|data|static|\.github|\.vscode)\/[\w./-]*)`/g);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = all(text, /npm run ([\w:]+)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});
