/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as yaml from 'prettier/plugins/yaml';
import { format } from 'prettier/standalone';
import { parse } from 'yaml';
import { writeYaml } from './writeYaml';

type Entry = Record<string, unknown>;

/** Returns a value as the form passes it: without spaces at the ends of texts. */
const trimmed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

const prettier = { singleQuote: true, printWidth: 120, proseWrap: 'always' } as const;
const style = ['images/', prettier] as const;

const text = `# The head of the file.
- slug: one # beside
  title: 'One'
  synopsis: >-
    A first line that is longer than any other of this file, and goes on until Prettier would have it end: at the
    hundred and twentieth letter.
# Above the second.
- slug: two
  title: Two
  phone: '+233 30 000 0001'
  sample: true
- slug: three
  title: Three
`;

const [first = {}, second = {}, third = {}] = parse(text) as Entry[];

/** Returns a value in which the first short text has one more letter. */
const edited = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(?<=":")[^"\\]{1,40}(?=")/, '$&x'));

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
it.each(files)('one changed text in data/%s changes one line, and no change changes none', async (name) => {
  const written = readFileSync(join('data', name), 'utf8');
  const file = await format(written, { ...prettier, parser: 'yaml', plugins: [yaml] });
  const value = trimmed(parse(file));
  expect(await writeYaml(file, value, ...style)).toBe(file);
  const [before, after] = [file, await writeYaml(file, edited(value), ...style)].map((text) => text.split('\n'));
  expect(after).toHaveLength(before?.length ?? 0);
  expect(after?.filter((line, at) => line !== before?.[at])).toHaveLength(1);
});

const silent = { file: '/images/a.webp', alt: '' };
const silentLines = "  image:\n    file: images/a.webp\n    alt: ''\n";
const added = { slug: 'new', title: 'New', phone: '', opens: '2026-10-14', open: false };
const addedLines = "- slug: new\n  title: New\n  opens: '2026-10-14'\n";
it.each<[name: string, value: unknown, before: string | RegExp, after: string]>([
  ['a text', [{ ...first, title: 'Won' }, second, third], "'One'", "'Won'"],
  ['a text that is read as a day', [first, second, { ...third, title: '2026-10-14' }], ': Three', ": '2026-10-14'"],
  ['the name of an entry', [first, { ...second, slug: 'zwei' }, third], 'slug: two', 'slug: zwei'],
  ['a field that is emptied', [first, { ...second, phone: '' }, third], "  phone: '+233 30 000 0001'\n", ''],
  ['a field that is filled', [first, second, { slug: 'three', a: 1, title: 'Three' }], 'three\n', 'three\n  a: 1\n'],
  ['an optional switch that stays off', [first, second, { ...third, sample: false }], '', ''],
  ['a switch that is turned off', [first, { ...second, sample: false }, third], 'sample: true', 'sample: false'],
  ['a group of empty fields', [first, second, { ...third, image: { file: '', alt: '' } }], '', ''],
  ['a picture without a description', [first, second, { ...third, image: silent }], /(?<=Three\n)/, silentLines],
  ['an added entry, without its empty fields', [first, second, third, added], /$/, addedLines],
  ['a deleted entry, with the comment above it', [first, third], /# Above[^]*?(?=- slug: three)/, ''],
])('changes %s and nothing else', async (_, value, before, after) => {
  expect(text).toMatch(before);
  expect(await writeYaml(text, value, ...style)).toBe(text.replace(before, after));
});

it('moves entries with their comments', async () => {
  const [head = '', one = '', two = '', three = ''] = text.split(/(?=^- slug: one|^# Above|^- slug: three)/m);
  expect(await writeYaml(text, [third, first, second], ...style)).toBe(head + three + one + two);
});

it('writes each of two entries with the same name in its own place', async () => {
  const changed = '- a: x\n  b: 1\n- a: x\n  b: 3\n';
  expect(await writeYaml(changed.replace('3', '2'), parse(changed), ...style)).toBe(changed);
});

it('does not copy parts of a deleted entry into a new one', async () => {
  const saved = await writeYaml(text, [first, third, { slug: 'new', title: 'New' }], ...style);
  expect(saved).toBe(`${text.replace(/# Above[^]*?(?=- slug: three)/, '')}- slug: new\n  title: New\n`);
});

const paragraph = 'A word, and another that is longer. '.repeat(9).trim();
const story = `- slug: one
  title: One
  body: |-
    A *first* line
    that ends early.
- slug: two
  title: Two
`;
const [told = {}, untold = {}] = parse(story) as Entry[];
it.each<[name: string, value: unknown, before: string | RegExp, after: string | RegExp]>([
  [
    'keeps a text that comes back in another form',
    [{ ...told, body: 'A _first_ line that ends early.' }, untold],
    '',
    '',
  ],
  [
    'writes a changed text in lines',
    [{ ...told, body: 'A **last** line that ends.' }, untold],
    /A \*first[^]*?early/,
    'A **last** line that ends',
  ],
  ['writes a new text of one line as a block', [told, { ...untold, body: 'Told.' }], /$/, '  body: |-\n    Told.\n'],
])('%s', async (_, value, before, after) => {
  expect(await writeYaml(story, value, ...style, ['body'])).toBe(story.replace(before, String(after)));
});

it('wraps a long paragraph', async () => {
  const saved = await writeYaml(story, [told, { ...untold, body: `${paragraph}\n\n- ${paragraph}` }], ...style, [
    'body',
  ]);
  expect(Math.max(...saved.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(parse(saved)).toMatchObject([told, { body: expect.stringContaining('\n\n- A word') }]);
});

it('writes a letter and its accent as one character (NFC)', async () => {
  expect(await writeYaml('name: A\n', { name: 'S\u0323' }, ...style)).toBe('name: \u1e62\n');
});
