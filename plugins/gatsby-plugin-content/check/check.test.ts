/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProblems } from './builtLinks';
import { checkContent } from './check';
import { loadContent, type Rule } from './content';
import { smallSite } from './testing/fixture';
import { line, type Mistake, reportsMistakes, title } from './testing/mistakes';

const root = smallSite();

const put = (file: string, content: string | Buffer): void => writeFileSync(join(root(), file), content);
const lines = async (): Promise<string[]> => (await checkContent(loadContent(root()))).map(line);

it('reports no problem for a correct site', async () => expect(await lines()).toEqual([]));

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'films.yaml': [
    [
      'a merge conflict',
      /^/,
      '‸<<<<<<< HEAD\n=======\n>>>>>>> spring\n',
      'two versions of the file are mixed; keep one; delete the lines <<<<<<<',
    ],
    ['another encoding', ...title('Ri‸\ufffdt'), 'an invalid character; save the file as UTF-8'],
    ['half a character', ...title('‸"Ri\\uD83Dft"'), 'an invalid character'],
    ['a tab for indentation', '  title: Rift', '‸\ttitle: Rift', 'write spaces in its place'],
    ['a line indented too far', '  year: 2020', '    year: 2020', 'write 2 in place of 4'],
    ['a field twice', '  year: 2020', '  year: 2020\n  ‸title: A', 'this field occurs twice; delete one of the two'],
    ['an entry too far to the left', '- Twi', '- Twi\n ‸- Ga', 'write 4 in place of 1'],
    ['an entry too far to the right', '- Twi', '- Twi\n        ‸- Ga', 'write 4 in place of 8'],
    ['a bullet in place of a hyphen', '- Twi', '- Twi\n    ‸• Ga', 'write - Ga'],
    ['an entry without a hyphen', '- Twi', '- Twi\n    ‸Ga', 'begins with "- "; write - Ga'],
    [
      'a field in a group below',
      '    alt: A poster.\n  credit: By {author}',
      '    ‸credit: By {author}\n    alt: A poster.',
      '"credit" belongs to film, not to image; move it above "image:", with a',
    ],
    [
      'a required field in a group below',
      "  year: 2020\n  closes: '2025-10-14'\n  languages:\n    - Twi\n  shown: true\n  image:\n",
      '  languages:\n    - Twi\n  image:\n    ‸year: 2020\n',
      '"year" belongs to film, not to image; move it above "image:"',
    ],
    [
      'an entry twice',
      /$/,
      '- slug: ‸makola\n  title: Makola\n  year: 2021\n  languages:\n    - Ga\n',
      'this entry is the same as that in data/films.yaml:12; delete one of th',
    ],
    ['a field inside of a text', '  title: Rift', '  title: >-\n    Rift\n    ‸year: 2020', 'write 2 in place of 4'],
    [
      'a field that is continued below',
      'credit: By {author}',
      "credit: 'By {author}'\n    ‸(Ama)",
      'the lines around it: with the same spaces before it',
    ],
    [
      'two fields in one line',
      '  title: Makola\n  year: 2021',
      '  ‸title: Makola year: 2021',
      'two fields in one line; write the second one on a line of its own',
    ],
    ['a field without its spaces', '  year: 2020', '‸year: 2020', 'write 2 in place of 0'],
    ['a group in place of a text', '- Twi', '- ‸Twi: spoken', "write - 'Twi: spoken'"],
    [
      'a field that is similar to one that is there',
      '  title: Makola',
      '  title: Makola\n  ‸tilte: A',
      'unknown field "tilte" in film; expected "closes", "shown", "im',
    ],
    ['a list without its last bracket', /languages:\n.*/, 'languages: [Twi, Ga‸', 'write languages: [Twi, Ga]'],
    ['a hyphen without a blank', '- slug: makola', '-‸slug: makola', 'write - slug: makola'],
    ['a bracket that is not closed', ...title('[Rift'), "must be in quotation marks; write title: '[Rift'"],
    ['an ampersand', ...title('‸&Sons Anchor'), "must be in quotation marks; write title: '&Sons Anchor'"],
    ['an open quotation mark', ...title('‸"Open'), "must be in quotation marks; write title: 'Open'"],
    ['a colon in a text', ...title('‸Rift: Two'), "must be in quotation marks; write title: 'Rift: Two'"],
    ['no blank behind a colon', 'title: Rift', 'title:‸Rift', 'write title: Rift'],
    ['a long text that is not indented', ...title('|-\n  ‸Rift'), 'fit the lines around it; write 4 in place of 2'],
    ['a long text without "|-"', ...title('‸\n    One\n    ## Two\n\n    Three'), 'of its field; write title: |-'],
    ['an empty file', /[^]*/, '', 'the file is empty; restore it from Git'],
    ['a text in place of an entry', /$/, '- ‸Another film\n', 'write each on its own line below, indented'],
    ['a list for a text', ...title('\n    ‸- Rift'), 'write title: Rift'],
    ['a text for a list', /languages:\n.*/, 'languages: ‸Twi', 'write languages: [Twi]'],
    ['a text in place of fields', /image:\n.*\n.*/, 'image: ‸a.png', 'write each on its own line below, indented'],
    ['a misspelt field', '  title: Rift', '  ‸titel: Rift', 'unknown field "titel" in film; did you mean "title"?'],
    [
      'two missing fields',
      '  title: Makola\n  year: 2021\n',
      '',
      'missing fields "title" and "year" in film "makola"; copy their lines',
    ],
    ['a missing field', '  title: Makola\n', '', 'missing field "title" in film "makola"; expected a text'],
    ['a field without a value', 'title: Rift', '‸title:', '"title" is empty; expected a text'],
    ['an optional field without a value', 'shown: true', '‸shown:', 'true or false, or remove the whole line'],
    ['an empty list', /languages:\n.*/, 'languages: ‸[]', 'write at least one entry'],
    [
      'a word in place of a number',
      '2020',
      '‸ninety',
      '"year" is ninety, a text; expected a whole number, in digits only',
    ],
    ['a number in quotation marks', '2020', "‸'2020'", 'write year: 2020'],
    ['a number for a text', ...title('‸1.10'), "write title: '1.10'"],
    ['yes for true', 'true', '‸yes', 'write shown: true'],
    [
      'letters that do not fit',
      'slug: rift',
      'slug: ‸Café',
      '"Café" is not a valid "slug"; expected small letters and hyphens; did ',
    ],
    ['a long title', ...title(`‸${'Rift '.repeat(9)}end`), '"title" has 48 characters; shorten it to 40'],
    ['a year that is too early', '2020', '‸1850', 'write 1900 or more'],
    [
      'a day no calendar has',
      "'2025-10-14'",
      "‸'2026-02-31'",
      '"closes" is \'2026-02-31\', not a date; expected a date from 2000 to 209',
    ],
    [
      'a date without quotation marks',
      "'2025-10-14'",
      '‸2025-10-14',
      "a date must be in quotation marks; write closes: '2025-10-14'",
    ],
    ['curly quotation marks', "'2025-10-14'", '‸‘2025-10-14’', "write closes: '2025-10-14'"],
    ['a slug twice', 'makola', '‸rift', 'write another'],
    ['a missing picture', 'images/poster.png', '‸images/paster.png', 'did you mean "images/poster.png"?'],
    ['a picture elsewhere', 'images/poster.png', '‸/etc/b.png', 'there is no picture "/etc/b.png"; put the file'],
  ],
  'pages/index.yaml': [
    ['a page with another path', 'path: /', 'path: ‸/home', 'not the address of this page; write /'],
    [
      'a long label in one place',
      'Films',
      '‸All of the films that we made',
      '"label" has 29 characters; shorten it to 16',
    ],
    ['a page that does not exist', '/about', '‸/abuot#a', 'there is no page "/abuot#a"; did you mean "/about#a"?'],
  ],
  'pages/about.yaml': [
    ['a value that is not in a list of values', 'gold', '‸cola', '"gold", "paper" or "kola"; did you mean "kola"?'],
    [
      'a reference to a missing entry',
      '- founded',
      '- ‸fonded',
      'no figure has the key "fonded"; did you mean "founded"?',
    ],
    [
      'a reference that is there twice',
      '- founded',
      '‸- founded\n  - founded',
      '"figures" names an entry twice; delete one',
    ],
  ],
};

for (const [file, all] of Object.entries(mistakes)) reportsMistakes(file, all);

const remove = (file: string): void => rmSync(join(root(), file));

it.each<[name: string, change: () => void, says: string]>([
  [
    'a copy of a file',
    () => put('data/films (1).yaml', ''),
    'films (1).yaml:1:1  the site does not read this file; it looks like a',
  ],
  [
    'an unknown file',
    () => put('data/films.yml', ''),
    'films.yml:1:1  the site does not read this file; it looks like a copy of films.yaml',
  ],
  ['a missing file', () => remove('data/figures.yaml'), 'data/figures.yaml:1:1  the file is missing'],
  ['the missing file of a page', () => remove('data/pages/about.yaml'), 'about.yaml:1:1  the file is missing; restore'],
  ['an entry without a page', () => remove('src/pages/about.tsx'), 'about.yaml:1:1  no page shows this file'],
  [
    'a reference into an empty list',
    () => put('data/figures.yaml', '[]\n'),
    'no figure has the key "founded"; none exists yet; add one first',
  ],
])('reports only %s', async (_, change, says) => {
  change();
  expect(await lines()).toEqual([expect.stringContaining(says)]);
});

it('reports an error that a rule throws', async () => {
  const careless: Rule = () => {
    throw new Error('no tone');
  };
  expect((await checkContent(loadContent(root()), [careless])).map(line)).toEqual([
    expect.stringContaining('data:1:1  the check failed: Error: no tone'),
  ]);
});

it('reports aliases before they multiply values', async () => {
  const tenfold = (at: number) => `- &a${at + 1} [${Array(10).fill(`*a${at}`).join(', ')}]\n`;
  put('data/films.yaml', `- &a0 Rift\n${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(tenfold).join('')}`);
  const said = await lines();
  expect(said).not.toHaveLength(0);
  expect(said.filter((text) => !text.includes('must be in quotation marks'))).toEqual([]);
});

it('reports links to places that the built pages do not have', async () => {
  mkdirSync(join(root(), 'public/about'), { recursive: true });
  put('public/index.html', '<main id="films"></main>');
  put('public/about/index.html', '<p id="values"></p><p id="rift"></p><p id="rift"></p>');
  const targets = ['/about#values', '/about#valeus', '/#films', '/#x'];
  put('data/pages/index.yaml', `path: /\nactions:\n${targets.map((to) => `  - label: A\n    to: ${to}\n`).join('')}`);
  expect((await builtProblems(root())).map(line)).toEqual([
    'data/films.yaml:1:9  two elements on "/about" have the id "rift"; give this entry another slug',
    'data/pages/index.yaml:6:15  there is no "#valeus" on "/about"; did you mean "values"?',
    'data/pages/index.yaml:10:10  there is no "#x" on "/"; expected "films"',
  ]);
});

it.each(['', '/project'])('reports links of components to missing pages, of a site below "%s"', async (prefix) => {
  mkdirSync(join(root(), 'public/about'), { recursive: true });
  const [dead, live] = [
    ['/abuot', '/about#valeus', '/kit.zip', '/#films'],
    ['/about', '/about?for=Women&#x27;s&amp;b#values', '/', '/index.html'],
  ];
  const links = [...dead, ...live].map((to) => `<a href="${prefix}${to}"></a>`).join('');
  put('public/index.html', `${links}<a href="https://a.example/x"></a><a href="#content"></a>`);
  put('public/about/index.html', '<p id="values"></p>');
  expect((await builtProblems(root(), prefix)).map(line)).toEqual(
    dead.map((to) =>
      expect.stringContaining(`public/index.html:1:1  this page links to "${prefix}${to}", which does not exist`),
    ),
  );
});
