/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from './check';
import { isError } from './problem';
import { loadContent } from './content';
import { contentOptions } from '../../../src/content/options';
import { readUnchecked } from '../readUnchecked';
import { line } from './testing/edit';

jest.setTimeout(60_000);

it('finds nothing wrong in the content of this site', async () => {
  expect((await checkContent(process.cwd(), contentOptions)).filter(isError).map(line)).toEqual([]);
});

describe('the files of the site', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const folder of ['data', 'src/pages'])
      cpSync(join(process.cwd(), folder), join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const put = (file: string, content: string | Buffer): void => writeFileSync(join(root, file), content);

  it.each<[name: string, break_: () => void, says: string]>([
    [
      'an unknown file',
      () => put('data/filmes.yaml', '- slug: a\n'),
      'data/filmes.yaml:1:1  the site does not know this file',
    ],
    [
      'another ending',
      () => put('data/films.yml', '- slug: a\n'),
      'data/films.yml:1:1  the site does not know this file',
    ],
    [
      'a missing file',
      () => rmSync(join(root, 'data/news.yaml')),
      'data/news.yaml:1:1  the file is missing; bring it back',
    ],
    [
      'UTF-16',
      () => put('data/posts.yaml', Buffer.from('\ufeff- slug', 'utf16le')),
      'data/posts.yaml:1:1  the file is stored as UTF-16',
    ],
    [
      '5 MB',
      () => put('data/news.yaml', 'long '.repeat(1_000_000)),
      'data/news.yaml:1:1  the file is 5.0 MB large; at most',
    ],
    [
      'a page without an entry',
      () => put('src/pages/press.tsx', ''),
      'src/pages/press.tsx:1:1  the page has no entry in data/pages; write',
    ],
    [
      'a page that does not ask for what the shell needs',
      () => put('src/pages/about.tsx', 'query AboutPage { page: aboutPage { path } }'),
      'src/pages/about.tsx:1:1  the query of the page lacks what the shell and the head need; write "page:',
    ],
    [
      'an entry without a page',
      () => rmSync(join(root, 'src/pages/about.tsx')),
      'data/pages/about.yaml:1:1  the entry has no page',
    ],
    [
      'a picture nobody names',
      () => cpSync(join(root, 'data/images/share.png'), join(root, 'data/images/b.png')),
      'data/images/b.png:1:1  no entry names',
    ],
    [
      'many of them in one line',
      () =>
        ['b', 'c'].forEach((name) =>
          cpSync(join(root, 'data/images/share.png'), join(root, `data/images/${name}.png`)),
        ),
      'data/images/b.png:1:1  no entry names 2 pictures; remove them, or name them where they belong: b.png, c.png',
    ],
    [
      'a link to a section that is left out',
      () => {
        put('data/testimonials.yaml', '[]\n');
        put('data/posts.yaml', '[]\n');
        const page = readFileSync(join(root, 'data/pages/about.yaml'), 'utf8');
        put(
          'data/pages/about.yaml',
          page.replace(/(values:\n)/, '$1  action:\n    label: Blog\n    to: /media-hub#blog\n'),
        );
      },
      'there is no Post, so the page has no "#blog"; let the link lead elsewhere',
    ],
  ])('tells %s', async (_, break_, says) => {
    break_();
    expect((await checkContent(root, contentOptions)).map(line)).toEqual(
      expect.arrayContaining([expect.stringContaining(says)]),
    );
  });

  it('reads nothing from a file with a mistake in it, before the check tells of it', () => {
    put('data/interface.yaml', 'failure:\n  title: *Unexpected*\n');
    expect(readUnchecked(join(root, 'data/interface.yaml'))).toEqual({});
  });

  it('refuses a schema that lacks a type of the table', () => {
    put('data/schema.graphql', 'type Film implements Node { slug: String! }\n');
    const type = Object.values(contentOptions.files)[0]?.type;
    expect(() => loadContent(root, contentOptions)).toThrow(`name ${type}, a type data/schema.graphql does not have`);
  });
});
