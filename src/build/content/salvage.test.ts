/** @jest-environment node */
import type { Fault } from './fault';
import { salvage } from './salvage';
import { sourceOf } from './source';
import { said } from './testing/said';
import { type ContentNode, plain } from './tree';

const read = (text: string): { root: ContentNode; faults: string[] } => {
  const faults: Fault[] = [];
  const root = salvage(sourceOf('a.yaml', text), { start: 0, text }, faults);
  return { root, faults: said(faults) };
};

/** Every name that could not be read, at any depth. */
const unreadIn = (node: ContentNode): readonly string[] => {
  if (node.kind === 'list') return node.items.flatMap(unreadIn);
  return node.kind === 'map' ? [...node.unread, ...node.entries.flatMap(({ value }) => unreadIn(value))] : [];
};

const colon = 'a text with a colon and a blank in it; put the whole text in quotation marks';
const missing = (name: string): string => `no colon behind "${name}"; write "${name}: …"`;

describe('what can be read around a slip', () => {
  it.each<[string, string, unknown, string[], string]>([
    ['the fields beside it', 'a: 1\nb: c: d\ne: 2\n', { a: '1', e: '2' }, ['b'], `2:4 ${colon}`],
    ['the fields behind a comment', '# x\n\na: 1\nb: c: d\n', { a: '1' }, ['b'], `4:4 ${colon}`],
    ['the fields of its entry', '- a: 1\n  b: c: d\n- a: 2\n', [{ a: '1' }, { a: '2' }], ['b'], `2:6 ${colon}`],
    ['the fields below it in an entry', '-  a: b: c\n   d: 1\n', [{ d: '1' }], ['a'], `1:7 ${colon}`],
    ['an entry that begins with a quoted name', '- "a": b: c\n  d: 1\n', [{ d: '1' }], ['a'], `1:8 ${colon}`],
    ['the entries around its own', '- a\n- b: c: d\n- e\n', ['a', undefined, 'e'], [], `2:6 ${colon}`],
    ['the fields of its group', 'a:\n  b: 1\n  c: d: e\nf: 1\n', { a: { b: '1' }, f: '1' }, ['c'], `3:6 ${colon}`],
    ['a group with a comment', 'a: # x\n  b: c: d\n  e: 1\n', { a: { e: '1' } }, ['b'], `2:6 ${colon}`],
    ['a group behind a blank line', 'a:\n\n  # x\n  b: c: d\n  e: 1\n', { a: { e: '1' } }, ['b'], `4:6 ${colon}`],
    ['a group with Windows line ends', 'a:\r\n  b: c: d\r\n  e: 1\r\n', { a: { e: '1' } }, ['b'], `2:6 ${colon}`],
    [
      'a group deep inside',
      'a-b:\n  c:\n    - d: 1\n      e: f: g\n',
      { 'a-b': { c: [{ d: '1' }] } },
      ['e'],
      `4:10 ${colon}`,
    ],
    ['what stands above it', 'year: 1\ntitle Makola\n', { year: '1' }, ['title'], `2:6 ${missing('title')}`],
    ['what stands below it', 'title Makola\nyear: 1\n', { year: '1' }, ['title'], `1:6 ${missing('title')}`],
    [
      'a list before a bracket',
      'a:\n  - b\n  -c\nd: 1\n',
      { a: ['b', undefined], d: '1' },
      [],
      '3:4 no space behind the dash; write "- " before each entry of a list',
    ],
    ['the fields behind the mark of a document', '---\na: 1\nb: c: d\n', { a: '1' }, ['b'], `3:4 ${colon}`],
    ['nothing of a name of two words', 'a b:\n  c: d: e\n', undefined, [], `2:6 ${colon}`],
    [
      'nothing behind a tab',
      '\ta: 1\n',
      undefined,
      [],
      '1:1 a tab in the indentation; indent with the space bar, two spaces a level',
    ],
    ['nothing of a text', '@a', undefined, [], '1:1 a text cannot begin with "@"; put it in quotation marks'],
    [
      'fields or entries, where both are',
      '- a\nb: 1\n',
      undefined,
      [],
      expect.stringContaining('2:1 the line cannot be read here'),
    ],
    [
      'a name for a list',
      'a: 1\n- b\n',
      undefined,
      [],
      expect.stringContaining('2:1 the line is neither a field nor part of the text above it'),
    ],
  ])('%s', (_name, text, value, unread, fault) => {
    const { root, faults } = read(text);
    expect(plain(root)).toEqual(value);
    expect(unreadIn(root)).toEqual(unread);
    expect(faults).toEqual([fault]);
  });

  it('is known by the name it begins with, whatever is wrong with it', () => {
    expect(unreadIn(read('a: 1\nb c: "d\n').root)).toEqual(['b']);
    expect(unreadIn(read('a: 1\n"b": "d\n').root)).toEqual(['b']);
    expect(unreadIn(read("a: 1\n'b-c' : 'd\n").root)).toEqual(['b-c']);
    expect(unreadIn(read('a: 1\n\u00a0b: 2\n\tc: 3\nd: 4').root)).toEqual(['a', 'b', 'c']);
    expect(unreadIn(read('a: "b\n').root)).toEqual([]);
  });

  it('tells every slip', () => {
    expect(read("a: b: c\nd:\n  e: 'f\n  g: 1\nh: @i\n").faults).toEqual([
      `1:4 ${colon}`,
      "3:6 a quotation mark is opened and not closed; end the text with '",
      '5:4 a text cannot begin with "@"; put it in quotation marks',
    ]);
  });

  it('keeps its place, and knows that an entry is gone', () => {
    expect(read('- @a\n- b: 1\n').root).toEqual({
      kind: 'list',
      start: 0,
      items: [expect.objectContaining({ kind: 'map', start: 7 }), { kind: 'unread', start: 0 }],
    });
    expect(read('  b: @c\n  d: 1\n').root).toMatchObject({ kind: 'map', start: 10, unread: ['b'] });
    expect(read('a:\n  b: c: d\n  e: 1\n').root).toMatchObject({
      start: 0,
      entries: [{ key: 'a', start: 0, value: { start: 15 } }],
    });
    expect(read('- a:\n    b: c: d\n    e: 1\n').root).toMatchObject({ items: [{ kind: 'map', start: 2 }] });
    expect(read('a: @b\nc: @d\n').root).toEqual({ kind: 'map', start: 0, entries: [], unread: ['a', 'c'] });
    expect(read('@a\n@b\n').root).toEqual({ kind: 'unread', start: 0 });
    expect(read('# a\n- b\nc: 1\n').root).toEqual({ kind: 'unread', start: 4 });
  });

  it('does not look into more levels than anybody writes', () => {
    const open = 'is opened and not closed; close it, or put a text that begins with a bracket in quotation marks';
    expect(read(`a: ${'['.repeat(20_000)}\nb: 1\n`).faults).toEqual([`1:4 a bracket "[" ${open}`]);
    const deep = 'too many levels inside each other';
    expect(read(`a: ${'['.repeat(201)}${']'.repeat(201)}\n`).faults).toEqual([`1:204 ${deep}`]);
    expect(read(`a: ${'['.repeat(150)}]${'['.repeat(52)}${']'.repeat(201)}\n`).faults).toEqual([`1:206 ${deep}`]);
    expect(read(`a: ${'{'.repeat(201)}${'}'.repeat(201)}\n`).faults).toEqual([`1:204 ${deep}`]);
    expect(read(`a:\n${' '.repeat(200)}b: 1\n`).faults).toEqual([`2:1 ${deep}`]);
    expect(read(`${'- '.repeat(200)}a\n`).faults).toEqual([`1:1 ${deep}`]);
    expect(read(`${'-\t'.repeat(200)}a\n`).faults).toEqual([`1:1 ${deep}`]);
  });

  it('looks into as many as that, and takes what stands beside each other for what it is', () => {
    expect(read(`a: ${'['.repeat(200)}${']'.repeat(200)}\n`).faults).toEqual([]);
    expect(
      read(`a: [${'[], {}, '.repeat(300)}]\nb: "${'] '.repeat(300)}"\nc: ${'[['.repeat(100)}${']]'.repeat(100)}`)
        .faults,
    ).toEqual([]);
    expect(read(`a:\n${' '.repeat(199)}b: "${'- '.repeat(199)}${' '.repeat(300)}"\n`).faults).toEqual([]);
    expect(read(`a: ${'-'.repeat(300)}\n`).faults).toEqual([]);
  });
});
