/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOptions } from '../../../src/content/options';
import { readUnchecked } from '../readUnchecked';
import { checkContent } from './check';
import { loadContent } from './content';
import { isError } from './problem';
import { line, options, writeSite } from './testing/fixture';

it('finds nothing wrong in the content of this site', async () => {
  expect((await checkContent(process.cwd(), contentOptions)).filter(isError).map(line)).toEqual([]);
});

describe('the files of a site', () => {
  let root: string;
  beforeEach(() => (root = writeSite()));
  afterEach(() => rmSync(root, { recursive: true }));

  const put = (file: string, content: string | Buffer): void => writeFileSync(join(root, file), content);
  const remove = (file: string): void => rmSync(join(root, file));

  it.each<[name: string, break_: () => void, ...says: string[]]>([
    ['nothing of a site without a mistake', () => undefined],
    [
      'of an unknown file',
      () => put('data/films.yml', ''),
      'data/films.yml:1:1  the site does not know this file; remove',
    ],
    ['of a missing file', () => remove('data/posts.yaml'), 'data/posts.yaml:1:1  the file is missing; bring it back'],
    [
      'of a file under another name',
      () => [remove('data/posts.yaml'), put('data/post.yaml', '')],
      'data/post.yaml:1:1  the site does not know this file; did you mean "posts.yaml"?',
      'data/posts.yaml:1:1  the file is missing',
    ],
    [
      'of UTF-16',
      () => put('data/posts.yaml', Buffer.from('\ufeff- slug', 'utf16le')),
      'data/posts.yaml:1:1  the file is stored as UTF-16',
    ],
    [
      'of a page without an entry',
      () => put('src/pages/press.tsx', '...Page'),
      'src/pages/press.tsx:1:1  the page has no entry in data/pages; write',
    ],
    [
      'of a page that does not ask for what the shell needs',
      () => put('src/pages/about.tsx', 'query { page: aboutPage { path } }'),
      'src/pages/about.tsx:1:1  the query of the page lacks what the shell and the head need; write "page:',
    ],
    [
      'of an entry without a page',
      () => remove('src/pages/about.tsx'),
      'data/pages/about.yaml:1:1  the entry has no page in src/pages; remove',
    ],
    [
      'of an empty list, and of what leads to its section',
      () => [put('data/films.yaml', '[]'), remove('data/images/poster.png')],
      'data/films.yaml:1:1  the list has no entries: pages leave its section out',
      'data/navigation.yaml:5:12  the column is left out: all its links lead to sections without an entry; add',
      'data/pages/index.yaml:6:7  the page leaves the section out: its list has no entries; let the link lead elsewhere',
    ],
  ])('the check tells %s', async (_, break_, ...says) => {
    break_();
    expect((await checkContent(root, options)).map(line)).toEqual(says.map((said) => expect.stringContaining(said)));
  });

  it('reads nothing from a file with a mistake in it, before the check tells of it', () => {
    put('data/company.yaml', 'tagline: *Unexpected*\n');
    expect(readUnchecked(join(root, 'data/company.yaml'))).toEqual({});
  });

  it('refuses a schema that lacks a type of the table', () => {
    put('data/schema.graphql', 'type Film implements Node { slug: String! }\n');
    expect(() => loadContent(root, options)).toThrow('data/schema.graphql has no type Company');
  });
});
