/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentOptions } from '../../src/content/options';
import { mergeYaml } from './mergeYaml';

type Entry = Record<string, unknown>;

/** A value as the form gives it: texts without blanks at their ends. */
const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, trimmed(below)]));
};

const text = `# The head of the file.
- slug: one   # beside
  title: "One"
  synopsis: >-
    A first line that is
    folded by hand.
# Above the second.
- slug: two
  title: 'Two'
  sample: true
- slug: three
  title: Three
`;

const entries = () => parse(text) as Entry[];
const [first = {}, second = {}, third = {}] = entries();

describe('writing a value into a YAML text', () => {
  it.each(Object.keys(contentOptions.files))('leaves data/%s as it is when nothing has changed', (name) => {
    const file = readFileSync(join('data', name), 'utf8');
    expect(mergeYaml(file, trimmed(parse(file)))).toBe(file);
  });

  it.each([
    ['a text', [{ ...first, title: 'Won' }, second, third], 'title: "One"', 'title: "Won"'],
    [
      'a text that another reading takes for a day',
      [first, second, { ...third, title: '2026-10-14' }],
      'title: Three',
      "title: '2026-10-14'",
    ],
    ['a text that is read as a number', [first, second, { ...third, title: '0o17' }], 'title: Three', "title: '0o17'"],
    ['a text with a colon', [first, second, { ...third, title: 'Three: a' }], 'title: Three', "title: 'Three: a'"],
    [
      'a folded text',
      [{ ...first, synopsis: 'Short now.' }, second, third],
      '>-\n    A first line that is\n    folded by hand.',
      'Short now.',
    ],
    ['the name of an entry', [first, { ...second, slug: 'zwei' }, third], 'slug: two', 'slug: zwei'],
    ['a field that is emptied', [first, { ...second, sample: '' }, third], '  sample: true\n', ''],
    ['the first field of an entry', [first, second, { title: 'Three' }], '- slug: three\n  title', '- title'],
    [
      'a field that is filled',
      [first, second, { ...third, year: 2024 }],
      'title: Three\n',
      'title: Three\n  year: 2024\n',
    ],
    [
      'a field that is filled, among others',
      [first, { slug: 'two', year: 2024, title: 'Two', sample: true }, third],
      'slug: two\n',
      'slug: two\n  year: 2024\n',
    ],
    ['a switch that was never touched', [first, second, { ...third, sample: false }], '', ''],
    [
      'an entry taken away, with the comment above it',
      [first, third],
      "# Above the second.\n- slug: two\n  title: 'Two'\n  sample: true\n",
      '',
    ],
    [
      'a new entry, its fields in the order of its neighbours',
      [first, second, { title: 'New', slug: 'new' }, third],
      '- slug: three',
      '- slug: new\n  title: New\n- slug: three',
    ],
    ['a switch that is turned off', [first, { ...second, sample: false }, third], '  sample: true\n', ''],
    [
      'a new entry, with the switch that is off and must be said',
      [first, second, third, { slug: 'new', title: 'New', open: false, sample: false }],
      '- slug: three\n  title: Three\n',
      '- slug: three\n  title: Three\n- slug: new\n  title: New\n  open: false\n',
    ],
    [
      'a picture that needs no words',
      [first, second, { ...third, image: { file: './images/a.webp', alt: '' } }],
      'title: Three\n',
      "title: Three\n  image:\n    file: images/a.webp\n    alt: ''\n",
    ],
    ['a group of fields that is all empty', [first, second, { ...third, image: { file: '', alt: '' } }], '', ''],
  ])('changes %s and nothing else', (_, value, before, after) => {
    expect(text).toContain(before);
    expect(mergeYaml(text, value, 'images/', new Set(['sample']))).toBe(text.replace(before, after));
  });

  it('moves entries with their comments', () => {
    const [head = '', one = '', two = '', three = ''] = text.split(/(?=^- slug: one|^# Above|^- slug: three)/m);
    expect(mergeYaml(text, [third, first, second])).toBe(head + three + one + two);
  });

  it('folds long texts where Prettier would have them end', () => {
    const synopsis = 'word '.repeat(60).trim();
    const lines = mergeYaml(text, [first, second, { ...third, synopsis }]).split('\n');
    expect(lines).toContain('  synopsis: >-');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(parse(lines.join('\n'))).toEqual([first, second, { ...third, synopsis }]);
  });

  it('keeps what a switch says that is off already', () => {
    const off = (title: string) => `sample: false # beside\ntitle: ${title}\n`;
    expect(mergeYaml(off('a'), { sample: false, title: 'b' }, '', new Set(['sample']))).toBe(off('b'));
  });

  it('keeps words that only an older YAML reads otherwise', () => {
    const words = (title: string) => `said: Yes\nhour: 9:30\ntitle: ${title}\n`;
    expect(mergeYaml(words('a'), { said: 'Yes', hour: '9:30', title: 'b' })).toBe(words('b'));
  });

  it('keeps blanks that are meant', () => {
    expect(mergeYaml("name: 'About: '\ntitle: a\n", { name: 'About:', title: 'b' })).toBe(
      "name: 'About: '\ntitle: b\n",
    );
    expect(mergeYaml("name: 'About: '\n", { name: 'About us:' })).toBe("name: 'About us: '\n");
  });

  it('fills a field that stands there without a value, beside a list in one line', () => {
    expect(mergeYaml('title:\nyears: [1, 2]\n', { title: 'a', years: [1, 2] })).toBe('title: a\nyears: [1, 2]\n');
  });

  it('keeps the form of a file that is formatted otherwise where that reads the same, and formats it where not', () => {
    const loose = 'list:\n- a\n\n\n- b\nother: x\nyear: 2024\ntext: "c"   # beside\nlast:  z\n';
    expect(mergeYaml(loose, { list: ['a', 'b'], year: 2025, text: 'c', other: 'x', last: 'z' })).toBe(
      loose.replace('2024', '2025'),
    );
    const wide = 'group:\n    text: >-\n        folded\n    year: 2024\n';
    expect(mergeYaml(wide, { group: { text: 'folded', year: 2025 } })).toBe(
      'group:\n  text: >-\n        folded\n  year: 2025\n',
    );
  });
});
