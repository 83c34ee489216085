/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { rules } from '../../../config/rules';
import { builtProblems } from './builtLinks';
import { checkContent } from './check';
import { loadContent } from './content';
import { type Problem, report } from './problem';
import { files, removeSite, writeSite } from './testing/fixture';

const line = (problem: Problem): string => report([problem]).replace(/\n.*$/, '');

let root: string;
beforeEach(() => (root = writeSite()));
afterEach(() => removeSite(root));

const put = (file: string, content: string | Buffer): void => writeFileSync(join(root, file), content);
const lines = async (): Promise<string[]> => (await checkContent(loadContent(root))).map(line);

it('finds nothing wrong in a small site', async () => expect(await lines()).toEqual([]));

/**
 * What an editor can get wrong in a file: its name, the text that goes, what is written in its place, with `‸` where the problem
 * must be found, and what is said of it.
 */
type Mistake = readonly [name: string, from: string | RegExp, to: string, says: string];

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'films.yaml': [
    ['a merge conflict', /^/, '‸<<<<<<< HEAD\n=======\n>>>>>>> spring\n', 'a merge conflict; keep one'],
    ['another encoding', 'title: Rift', 'title: ‸Ri\ufffdt', 'not text; save the file as UTF-8'],
    ['half a character', 'title: Rift', 'title: ‸"Ri\\uD83Dft"', 'a character that is not text'],
    ['a tab for indentation', '  title: Rift', '‸\ttitle: Rift', 'in the indentation; indent with the space bar'],
    ['a line indented too far', '  year: 2020', '    year: 2020', 'begin it as far from the edge as'],
    ['a field twice', '  year: 2020', '  year: 2020\n  ‸title: A', 'this field is there twice; delete one of the two'],
    ['a hyphen without a blank', '- slug: makola', '‸-slug: makola', 'a blank behind the "-" of an entry'],
    ['a bracket that is not closed', 'title: Rift', 'title: [Rift', 'close the bracket, or put the whole'],
    ['an ampersand', 'title: Rift', 'title: &Sons ‸Anchor', 'a word with "&" before it is not read as text'],
    ['an open quotation mark', 'title: Rift', 'title: ‸"Open', 'Missing closing "quote; end the text with the mark it'],
    ['a colon in a text', 'title: Rift', 'title: ‸Rift: Two', 'a colon with a blank behind it, in a text or'],
    ['no blank behind a colon', 'title: Rift', '‸title:Rift', 'write "name: text", with a blank behind'],
    ['an empty file', /[^]*/, '', 'the file holds no value; expected a list of Film entries'],
    ['a text for an entry', /$/, '- ‸Another film\n', 'holds "Another film"; expected fields (slug, title, year,'],
    ['a list for a text', 'title: Rift', 'title:\n    ‸- Rift', '"title" holds a list; expected a text; leave out'],
    ['a text for a list', 'languages:\n    - Twi', 'languages: ‸Twi', 'expected a list of a text; write each'],
    ['a text for fields', /image:\n.*\n.*/, 'image: ‸a.png', 'holds "a.png"; expected fields (file, alt)'],
    ['a misspelt field', '  title: Rift', '  ‸titel: Rift', 'unknown field "titel" on Film; did you mean "title"?'],
    ['a missing field', '  title: Makola\n', '', 'missing field "title" on Film "makola"; expected a text'],
    ['a field without a value', 'title: Rift', '‸title:', '"title" holds no value; expected a text'],
    ['an optional field without a value', 'shown: true', '‸shown:', 'true or false, or the whole line left out'],
    ['an empty text', 'title: Rift', 'title: ‸" "', '"title" is an empty text; expected at least one word'],
    ['an empty list', 'languages:\n    - Twi', 'languages: ‸[]', 'must NOT have fewer than 1 items; it has 0'],
    ['words for a number', '2020', '‸ninety', '"year" holds "ninety"; expected a whole number'],
    ['a number in quotation marks', '2020', "‸'2020'", 'leave out the quotation marks'],
    ['a bare number', 'title: Rift', 'title: ‸1.10', 'put the whole text in quotation marks'],
    ['yes for true', 'true', '‸yes', 'write true'],
    ['letters that do not fit', 'slug: rift', 'slug: ‸Café', '"Café" is not a good "slug"; expected small letters and'],
    ['a long title', 'title: Rift', `title: ‸${'Rift '.repeat(9)}end`, 'NOT have more than 40 characters; it has 48'],
    ['a year before the cinema', '2020', '‸1850', 'must be >= 1900; it is 1850'],
    ['a day no calendar has', "'2025-10-14'", "‸'2025-12-39'", 'is not a day of the calendar; expected a day such'],
    ['a bare date', "'2025-10-14'", '‸2025-10-14', "not read as text; write '2025-10-14'"],
    ['a bare day no calendar has', "'2025-10-14'", '‸2026-02-31', '"2026-02-31" is not a day of the calendar'],
    ['curly quotation marks', "'2025-10-14'", '‸‘2025-10-14’', 'the quotation marks (‘) are read as part of it: write'],
    ['a slug twice', 'makola', '‸rift', 'duplicate slug "rift" on Film; it is in data/films.yaml:1 already'],
    ['a picture that is not there', 'images/poster.png', '‸images/paster.png', 'did you mean "images/poster.png"?'],
    ['a picture elsewhere', 'images/poster.png', '‸/etc/b.png', 'a WebP, PNG, JPEG or AVIF inside data/images'],
    ['a picture of another shape', 'images/poster.png', '‸images/city.png', 'expected 2 to 3, at least 2 pixels wide'],
  ],
  'pages/index.yaml': [
    ['a page elsewhere', 'path: /', 'path: ‸/home', 'not the address of this page; write /'],
    ['a long label in one place', 'Films', '‸All of the films that we made', '"label" must NOT have more than 16 char'],
    ['a page that does not exist', '/about', '‸/abuot#a', 'there is no page "/abuot"; did you mean "/about"?'],
  ],
  'pages/about.yaml': [
    ['a value outside a closed set', 'gold', '‸cola', '"gold", "paper" or "kola"; did you mean "kola"?'],
    ['a reference to nothing', '- founded', '- ‸fonded', 'no Figure has the key "fonded"; did you mean "founded"?'],
  ],
};

describe.each(Object.entries(mistakes))('in %s', (file, all) => {
  it.each(all)('tells %s, and nothing else', async (_, from, to, says) => {
    const text = `${files[`data/${file}`]}`.replace(from, () => to);
    put(`data/${file}`, text.replace('‸', ''));
    const said = await checkContent(loadContent(root));
    expect(said.map(line)).toEqual([expect.stringContaining(says)]);
    const rows = text.split('‸')[0]?.split('\n') ?? [];
    if (text.includes('‸')) expect(said).toMatchObject([{ line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 }]);
  });
});

const remove = (file: string): void => rmSync(join(root, file));

it.each<[name: string, change: () => void, says: string]>([
  ['an unknown file', () => put('data/films.yml', ''), 'data/films.yml:1:1  the site has no place for a file of'],
  ['a missing file', () => remove('data/figures.yaml'), 'data/figures.yaml:1:1  the file is missing'],
  [
    'the missing file of a page',
    () => remove('data/pages/about.yaml'),
    'about.yaml:1:1  the file is missing; restore it',
  ],
  ['an entry without a page', () => remove('src/pages/about.tsx'), 'data/pages/about.yaml:1:1  the entry has no'],
  ['a reference into an empty list', () => put('data/figures.yaml', '[]\n'), 'no Figure has the key "founded"'],
])('tells %s, and nothing else', async (_, change, says) => {
  change();
  expect(await lines()).toEqual([expect.stringContaining(says)]);
});

it('takes pictures in a format of the web', async () => {
  const said = async (picture: Buffer) => {
    put('data/images/poster.png', picture);
    return (await lines()).join();
  };
  const canvas = sharp({ create: { width: 200, height: 300, channels: 3, background: '#fff' } });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    expect(await said(await canvas.toFormat(format).toBuffer())).toBe('');
  for (const other of [await canvas.gif().toBuffer(), Buffer.from('no')])
    expect(await said(other)).toContain('not a picture that can be read; export it as WebP');
});

it('finds on the built pages what links lead to', async () => {
  mkdirSync(join(root, 'public/about'), { recursive: true });
  put('public/index.html', '<main id="films"></main>');
  put('public/about/index.html', '<p id="values"></p><p id="rift"></p><p id="rift"></p>');
  const targets = ['/about#values', '/about#valeus', '/#films', '/#x'];
  put('data/pages/index.yaml', `path: /\nactions:\n${targets.map((to) => `  - label: A\n    to: ${to}\n`).join('')}`);
  expect((await builtProblems(root)).map(line)).toEqual([
    'data/films.yaml:1:9  two places on "/about" go by "#rift"; give this entry another slug',
    'data/pages/index.yaml:6:15  there is no "#valeus" on "/about"; did you mean "values"?',
    'data/pages/index.yaml:10:10  there is no "#x" on "/"; there is "films"',
  ]);
});

it.each(['', '/project'])('finds on the built pages of a site below "%s" where components lead', async (prefix) => {
  mkdirSync(join(root, 'public/about'), { recursive: true });
  const [dead, live] = [
    ['/abuot', '/about#valeus', '/kit.zip', '/#films'],
    ['/about', '/about?for=Women&#x27;s&amp;b#values', '/', '/index.html'],
  ];
  const links = [...dead, ...live].map((to) => `<a href="${prefix}${to}"></a>`).join('');
  put('public/index.html', `${links}<a href="https://a.example/x"></a><a href="#content"></a>`);
  put('public/about/index.html', '<p id="values"></p>');
  expect((await builtProblems(root, prefix)).map(line)).toEqual(
    dead.map((to) => `public/index.html:1:1  there is nothing at "${prefix}${to}", to which the page leads`),
  );
});

/** What the rules of this site tell, in its own files. */
const mistakesHere: Readonly<Record<string, readonly Mistake[]>> = {
  'forms/contact.yaml': [
    ['a form under another key', 'key: contact', 'key: kontakt', 'not the key of this form; write contact'],
    ['a field named as a form names its own', 'name: phone', 'name: reset', 'not a good "name"'],
    ['a form sent to two places', 'inputs:', 'netlify: true\nendpoint: /a\ninputs:', 'not to both'],
  ],
  'forms/newsletter.yaml': [
    ['a form without an address', 'required: true', 'required: false', 'nobody could be answered'],
    ['a list without options', 'type: email', 'type: select', 'a list to choose from has no "options"'],
  ],
  'films.yaml': [
    ['a word no window has room for', /title: .*/, `title: A ${'w'.repeat(30)}`, 'words of at most 13em, which'],
  ],
  'pages/awards.yaml': [
    ['a choice of another form', /to: .*/, 'to: /contact?type=strategic#form', 'has no choice "type=strategic"'],
    ['a choice on a page without a form', /to: .*/, 'to: /films?utm_source=mail', '"/films" has no form; leave out'],
    ['a choice on a page with other parts', /to: .*/, 'to: /about?utm_source=x#values', '"/about" has no form; leave'],
    ['a file that is not there', /to: .*/, 'to: /press/kit.zip', 'no file "/press/kit.zip"; put it into static/press'],
  ],
  'pages/about.yaml': [
    ['a bright picture under words', 'hero-about.webp', 'hero-services.webp', 'is too bright for the'],
  ],
};

describe.each(Object.entries(mistakesHere))('in %s of this site', (file, all) => {
  it.each(all)('the rules tell %s', async (_, from, to, says) => {
    const text = readFileSync(join('data', file), 'utf8').replace(from, () => to);
    const said = await checkContent(loadContent(process.cwd(), new Map([[file, text]])), rules);
    expect(said.map(line).join('\n')).toContain(says);
  });
});

it('takes links to pages, mail, telephones and other sites, and no others', () => {
  const action = loadContent(process.cwd()).entries.find(({ type }) => type === 'Action');
  const to = action?.fields.find(({ name }) => name === 'to');
  const isLink = (text: string) => new RegExp(to?.pattern?.regex ?? '$^', 'u').test(text);
  const links = [
    '/',
    '/about#values',
    '/contact?subject=academy#form',
    '/feed.xml',
    'https://a.example/x?y#z',
    'tel:+233300',
  ];
  expect([...links, 'mailto:a@b.example?subject=A%20b&body=c'].filter((link) => !isLink(link))).toEqual([]);
  const others = [
    '/\\evil.test',
    '//evil.test',
    'about',
    'a@b.example',
    'http://a.example/',
    'tel:+233 30',
    'javascript:x',
  ];
  const hidden = ['https://user:pw@a.example/', 'mailto:a@b.example?bcc=c@d.example', 'mailto:a@b.example,c@d.example'];
  expect([...others, ...hidden].filter(isLink)).toEqual([]);
});
