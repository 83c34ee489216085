/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '../../../config/rules';
import { isFull } from '../../../e2e/support/full';
import { randomFrom } from '../../../src/testing/random';
import { checkContent } from './check';
import { loadContent } from './content';
import { placeOf, type Problem } from './problem';

// The content is accepted once the advice of a message is followed.

const root = process.cwd();
const names = loadContent(root).files.map(({ path }) => path);
const original = (name: string) => readFileSync(join(root, 'data', name), 'utf8');

const check = (drafts: ReadonlyMap<string, string>) => checkContent(loadContent(root, drafts), rules);

/** Returns a line of YAML with the value or name at a column replaced as a message advises; undefined if it advises nothing. */
function follow(line: string, { column, message }: Problem): string | undefined {
  // The line that a message ends with replaces the whole line.
  const [, written] = /; write ((?:- )?\w+: .*)$/.exec(message) ?? [];
  if (written !== undefined) return `${/^ */.exec(line)?.[0]}${written}`;
  const [, meant] = /did you mean "(.*)"\?$/.exec(message) ?? [];
  if (meant === undefined) return undefined;
  const [before, after] = [line.slice(0, column - 1), line.slice(column - 1)];
  const wrong = [...message.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  const [part = /^(?:'[^']*'|.*\S)/.exec(after)?.[0] ?? ''] = wrong.filter((text) => text && after.startsWith(text));
  return `${before}${meant}${after.slice(part.length)}`;
}

/** Follows all advice in the problems of some files. Returns what was followed, and the problems that are then in the same places. */
async function followAll(drafts: ReadonlyMap<string, string>) {
  const problems = await check(drafts);
  const followed = new Map<string, string>();
  const corrected = new Map([...drafts].map(([name, text]) => [name, text.split('\n')]));
  for (const problem of problems) {
    const lines = corrected.get(problem.file.replace('data/', ''));
    const line = lines?.[problem.line - 1];
    const right = line === undefined ? undefined : follow(line, problem);
    if (!lines || right === undefined) continue;
    lines[problem.line - 1] = right;
    followed.set(placeOf(problem), `${line}  ${problem.message}  ${right}`);
  }
  const again = await check(new Map([...corrected].map(([name, lines]) => [name, lines.join('\n')])));
  const circles = again.flatMap((problem) => {
    const first = followed.get(placeOf(problem));
    return first === undefined ? [] : [`${first}  ${problem.message}`];
  });
  return { problems, followed, circles };
}

const withChoice = original('forms/contact.yaml').replace('value: academy', 'value: the academy');

it('leads every address to the one that was meant', async () => {
  const meant: Readonly<Record<string, string>> = {
    '/about.html': '/about',
    '/About': '/about',
    '/about/': '/about',
    about: '/about',
    'about.html#values': '/about#values',
    'pages/media-hub.yaml': '/media-hub',
    '/index.html': '/',
    '/abuot#values': '/about#values',
    '/about#values#form': '/about#values',
    '"#form"': '/contact#form',
    'www.facebook.com/pams': 'https://www.facebook.com/pams',
    'facebook.com/pams': 'https://facebook.com/pams',
    'http://a.example/x': 'https://a.example/x',
    'https:/a.example': 'https://a.example',
    'https://www.pams.example/about.html': '/about',
    'www.pams.example/about': 'https://www.pams.example/about',
    'hello@pams.example': 'mailto:hello@pams.example',
    '"mailto: hello@pams.example"': 'mailto:hello@pams.example',
    'tel:+233 30 000 0001': 'tel:+233300000001',
    "'+233 30 000-0001'": 'tel:+233300000001',
    '/contact?subject=the academy#form': '/contact?subject=the+academy#form',
    '/contact?subject=te+academy': 'subject=the+academy',
    '/contact?mesage=For+{x}': 'message=For+{x}',
    '/about us': '/about',
  };
  const actions = Object.keys(meant).map((to) => `    - label: A\n      to: ${to}`);
  const text = `path: /contact\nform: contact\nhero:\n  actions:\n${actions.join('\n')}\n`;
  const { problems, followed, circles } = await followAll(
    new Map([
      ['forms/contact.yaml', withChoice],
      ['pages/contact.yaml', text],
      ['company.yaml', original('company.yaml')],
    ]),
  );
  const said = problems.filter(({ message }) => /not an address|no page|no file|no field or option/.test(message));
  const advised = said.filter(({ file }) => file === 'data/pages/contact.yaml').map(({ message }) => message);
  expect(advised).toEqual(Object.values(meant).map((to) => expect.stringContaining(`; did you mean "${to}"?`)));
  expect(followed.size).toBeGreaterThanOrEqual(advised.length);
  expect(circles).toEqual([]);
});

it.each(['the+academy', 'the%20academy'])('accepts "%s" for a choice with a blank', async (value) => {
  const text = `path: /contact\nform: contact\nhero:\n  actions:\n    - label: A\n      to: /contact?subject=${value}\n`;
  const problems = await check(
    new Map([
      ['forms/contact.yaml', withChoice],
      ['pages/contact.yaml', text],
    ]),
  );
  expect(problems.filter(({ line, message }) => line === 6 || message.includes('the%20academy'))).toEqual([]);
});

it('accepts the lines that it asks for in place of values of the wrong kind', async () => {
  const values: ReadonlyArray<readonly [file: string, right: RegExp, wrong: string]> = [
    ['films.yaml', /year: .*/, "year: '2020'"],
    ['films.yaml', /title: .*/, 'title: 1984'],
    ['series.yaml', /year: .*/, 'year: 2,020'],
    ['series.yaml', /title: .*/, 'title: Rift: Two'],
    ['offices.yaml', /phone: .*/, 'phone: +233300000001'],
    ['figures.yaml', /value: .*/, 'value: 18'],
    ['awards.yaml', /closes: .*/, 'closes: 18.12.2026'],
    ['news.yaml', /date: .*/, 'date: 2026-10-01'],
    ['posts.yaml', /date: .*/, 'date: 1 October 2026'],
    ['tracks.yaml', /starts: .*/, 'starts: 2, 6'],
    ['forms/contact.yaml', /required: .*/, 'required: yes'],
  ];
  const wrong = values.map(([file, right, value]) => [file, original(file).replace(right, value)] as const);
  for (const [at, [file]] of values.entries()) {
    const { followed, circles } = await followAll(new Map(wrong.slice(at, at + 1)));
    expect([file, followed.size]).toEqual([file, 1]);
    expect(circles).toEqual([]);
  }
});

it.each([
  ['a wrong type of the field for the address', 'forms/contact.yaml', /type: email/, 'type: e-mail'],
  ['a list without options', 'forms/contact.yaml', / +options:\n(?: {6,}.*\n)+/, ''],
  ['a misspelt name', 'forms/contact.yaml', /name: subject/, 'nmae: subject'],
  ['a reserved name', 'forms/contact.yaml', /name: subject/, 'name: action'],
  ['another key of a form', 'forms/contact.yaml', /^key: .*/m, 'key: kontakt'],
  ['a misspelt key', 'figures.yaml', /- key: /, '- kye: '],
  ['a slug that is none', 'offices.yaml', /slug: .*/, 'slug: New York'],
])('reports %s once, not where other files refer to it', async (_, file, right, wrong) => {
  const problems = await check(new Map([[file, original(file).replace(right, wrong)]]));
  expect(problems.map(placeOf)).toEqual([expect.stringContaining(`data/${file}:`)]);
});

const random = randomFrom(3);
const below = (count: number) => Math.floor(random() * count);

/** Slips of the hand in a word. */
const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word) => word.toUpperCase(),
  (word) => word.replaceAll('-', ' '),
  (word) => word.replaceAll('-', '_'),
  (word) => word.replace(/^\W+/, ''),
  (word) => word.replace(/\.\w+$/, ''),
  (word) => `${word}.html`,
  (word) => `${word}/`,
  (word) => word.replace(/.*\//, ''),
  (word, at) => `${word.slice(0, at)}\u200b${word.slice(at)}`,
];

/** Returns a file with slips in some of its names: of fields, entries, pictures, pages and places. */
const slip = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [, before = '', key = '', colon = '', value = ''] = /^([ -]*)([\w]*)(:? ?)([^\s'"]*)$/.exec(line) ?? [];
      if (!before && !key && !value) return line;
      if (random() > 0.08) return line;
      const change = slips[below(slips.length)];
      const word = value && random() > 0.2 ? value : key;
      const wrong = change?.(word, below(word.length)) ?? word;
      return word === value ? `${before}${key}${colon}${wrong}` : `${before}${wrong}${colon}${value}`;
    })
    .join('\n');

it.each(Array.from({ length: isFull ? 60 : 3 }, (_, round) => round))(
  'accepts what it advises after slips in all files: round %i',
  async () => {
    const { followed, circles } = await followAll(new Map(names.map((name) => [name, slip(original(name))])));
    expect(circles).toEqual([]);
    expect(followed.size).toBeGreaterThan(20);
  },
);
