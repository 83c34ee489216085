/** @jest-environment node */
import { parseDocument } from 'yaml';
import { Reader } from './reader';
import { sourceOf } from './source';
import { said } from './testing/said';
import type { ContentNode } from './tree';

const read = (text: string, before = ''): { root: ContentNode; faults: string[] } => {
  const reader = new Reader(sourceOf('a.yaml', before + text), before.length);
  const { contents } = parseDocument(text, { schema: 'failsafe', uniqueKeys: false });
  return { root: reader.read(contents, before.length), faults: said(reader.faults) };
};

/** The value of the only field of a text. */
const valueIn = (text: string): ContentNode | undefined => {
  const { root } = read(text);
  return root.kind === 'map' ? root.entries[0]?.value : undefined;
};

describe('values and their places', () => {
  it.each<[string, ContentNode]>([
    ['a: one\n', { kind: 'scalar', start: 3, end: 6, value: 'one', style: 'plain', comment: undefined }],
    ['a: one # x\n', { kind: 'scalar', start: 3, end: 6, value: 'one', style: 'plain', comment: 7 }],
    ["a: 'one' #x", { kind: 'scalar', start: 3, end: 8, value: 'one', style: 'quoted', comment: 9 }],
    ['a: "one"\n# x\n', { kind: 'scalar', start: 3, end: 8, value: 'one', style: 'quoted', comment: undefined }],
    ['a: one\n# x\nb: 1', { kind: 'scalar', start: 3, end: 6, value: 'one', style: 'plain', comment: undefined }],
    ["a: ''\n", { kind: 'scalar', start: 3, end: 5, value: '', style: 'quoted', comment: undefined }],
    ['a: |\n  x # y\n', { kind: 'scalar', start: 3, end: 13, value: 'x # y\n', style: 'block', comment: undefined }],
    ['a: >-  # z\n  x\n', { kind: 'scalar', start: 3, end: 15, value: 'x', style: 'block', comment: undefined }],
    ['a: |\n  x\n# y\n', { kind: 'scalar', start: 3, end: 9, value: 'x\n', style: 'block', comment: undefined }],
    ['a: |-\n', { kind: 'scalar', start: 3, end: 6, value: '', style: 'block', comment: undefined }],
    ['  a:\n', { kind: 'empty', start: 2 }],
    ['a: # x\n', { kind: 'empty', start: 0 }],
    [
      'a: [b]\n',
      {
        kind: 'list',
        start: 3,
        items: [{ kind: 'scalar', start: 4, end: 5, value: 'b', style: 'plain', comment: undefined }],
      },
    ],
    ['a: [1,\n  - ]\n', { kind: 'list', start: 3, items: expect.any(Array) as [] }],
  ])('%j', (text, value) => {
    expect(valueIn(text)).toEqual(value);
  });

  it('counts from the beginning of the file, and not of the part that was parsed', () => {
    expect(read('b: c # d\n', 'a: 1\n').root).toEqual({
      kind: 'map',
      start: 5,
      entries: [
        { key: 'b', start: 5, value: { kind: 'scalar', start: 8, end: 9, value: 'c', style: 'plain', comment: 10 } },
      ],
      unread: [],
    });
    expect(read('- *b\n', 'a: 1\n').faults).toEqual([expect.stringMatching(/^2:3 a reference/)]);
  });

  it('places an entry without a value behind its dash', () => {
    const items = (text: string, before = ''): unknown => read(text, before).root;
    expect(items('- a\n-\n', 'b: 1\n')).toMatchObject({ items: [{ start: 7 }, { kind: 'empty', start: 10 }] });
    expect(items('- a\n-\n')).toMatchObject({ items: [{ start: 2 }, { kind: 'empty', start: 5 }] });
    expect(items('-\n- a\n')).toMatchObject({ items: [{ kind: 'empty', start: 1 }, { start: 4 }] });
  });

  it('takes nothing for an empty value', () => {
    expect(read('# a\n', 'b\n').root).toEqual({ kind: 'empty', start: 2 });
  });
});

describe('what YAML allows and content does not', () => {
  const out = 'is not allowed in content; write the text out in each place where it is needed';
  const tag = 'is not allowed in content; leave it out; a text that begins with "!" needs quotation marks';

  it.each([
    ['an anchor', 'a: &x b\nc: &y d\n', [`1:4 an anchor ("&x") ${out}`, `2:4 an anchor ("&y") ${out}`]],
    ['an anchor on fields', 'a: &x\n  b: 1\n', [`1:4 an anchor ("&x") ${out}`]],
    ['an anchor on a list', '&x\n- 1\n', [`1:1 an anchor ("&x") ${out}`]],
    ['a reference', '- a\n- *b\n', [`2:3 a reference to an anchor ("*b") ${out}`]],
    [
      'references in a line, once',
      '- [*a, *b]\n- *c\n',
      [`1:4 a reference to an anchor ("*a") ${out}`, `2:3 a reference to an anchor ("*c") ${out}`],
    ],
    ['a merge key', '- <<: { b: 1 }\n  c: 1\n', [`1:3 a merge key ("<<") ${out}`]],
    ['a tag', 'a: !!str b\n', [`1:4 a tag ("!!str") ${tag}`]],
    ['a tag on fields', 'a: !b\n  c: 1\n', [`1:4 a tag ("!b") ${tag}`]],
    ['a tag on a list', '- !b [c]\n', [`1:3 a tag ("!b") ${tag}`]],
    ['a tag on nothing', 'a: !b\n', [`1:4 a tag ("!b") ${tag}`]],
    ['a tag behind an anchor', 'a: &b !c d\n', [`1:4 an anchor ("&b") ${out}`, `1:7 a tag ("!c") ${tag}`]],
    ['a tag before an anchor', 'a: !c &b d\n', [`1:7 an anchor ("&b") ${out}`, `1:4 a tag ("!c") ${tag}`]],
    ['a tag far into the file', `# ${'long '.repeat(60)}\na: !b c\n`, [`2:4 a tag ("!b") ${tag}`]],
    ['a tag before much else', `a: !b c\n# ${'long '.repeat(60)}\n`, [`1:4 a tag ("!b") ${tag}`]],
    ['a tag behind other signs', 'a: "b!"\nc: !d e\n', [`2:4 a tag ("!d") ${tag}`]],
    ['a tag long before a text', 'a: !bc  &de   f\n', [`1:9 an anchor ("&de") ${out}`, `1:4 a tag ("!bc") ${tag}`]],
    ['a list for a name', '? [a]\n: b\n', ['1:3 a field has no name; expected one word before the colon']],
  ])('%s', (_name, text, faults) => {
    expect(read(text).faults).toEqual(faults);
  });

  it('leaves out what it refuses, and keeps the rest', () => {
    expect(read('- *a\n- &b c\n').root).toMatchObject({
      items: [
        { kind: 'unread', start: 2 },
        { kind: 'scalar', value: 'c' },
      ],
    });
    expect(read('<<: *a\n? [b]\n: c\nd: 1\n').root).toMatchObject({ entries: [{ key: 'd' }], unread: [] });
  });

  it('places what stands behind another part of the file', () => {
    expect(read('c: !d e\n', 'a: b\n').faults).toEqual([`2:4 a tag ("!d") ${tag}`]);
    expect(read('c: &d e\n', 'a: b\n').faults).toEqual([`2:4 an anchor ("&d") ${out}`]);
  });
});
