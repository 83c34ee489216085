/** @jest-environment node */
import { type Line, linesOf } from './slips';

describe('a line of YAML, taken apart', () => {
  it.each<[string, Omit<Line, 'text'>]>([
    ['title: Makola', { indent: '', dashes: '', key: 'title', column: 7, value: 'Makola' }],
    ['  - slug: makola', { indent: '  ', dashes: '- ', key: 'slug', column: 10, value: 'makola' }],
    ['- - a', { indent: '', dashes: '- - ', key: undefined, column: 4, value: 'a' }],
    ['-   a', { indent: '', dashes: '-   ', key: undefined, column: 4, value: 'a' }],
    ['-', { indent: '', dashes: '-', key: undefined, column: 1, value: '' }],
    ['-\tX', { indent: '', dashes: '-\t', key: undefined, column: 2, value: 'X' }],
    ['- -x', { indent: '', dashes: '- ', key: undefined, column: 2, value: '-x' }],
    ['-a: b', { indent: '', dashes: '', key: '-a', column: 4, value: 'b' }],
    ['"key" : x', { indent: '', dashes: '', key: 'key', column: 8, value: 'x' }],
    ["'key': x", { indent: '', dashes: '', key: 'key', column: 7, value: 'x' }],
    ['sub-title2  : x', { indent: '', dashes: '', key: 'sub-title2', column: 14, value: 'x' }],
    ['\t\u00a0title: x', { indent: '\t\u00a0', dashes: '', key: 'title', column: 9, value: 'x' }],
    ['title:\tX', { indent: '', dashes: '', key: 'title', column: 7, value: 'X' }],
    ['title:  X  ', { indent: '', dashes: '', key: 'title', column: 8, value: 'X' }],
    ['title:', { indent: '', dashes: '', key: 'title', column: 6, value: '' }],
    ['title:X', { indent: '', dashes: '', key: undefined, column: 0, value: 'title:X' }],
    ['Our title: y', { indent: '', dashes: '', key: undefined, column: 0, value: 'Our title: y' }],
  ])('%j', (text, parts) => {
    expect(linesOf(text)).toEqual([{ text, ...parts }]);
  });

  it('does without the mark of a Windows line end', () => {
    expect(linesOf('title: X\r\nyear: 1\r').map(({ text, value }) => [text, value])).toEqual([
      ['title: X', 'X'],
      ['year: 1', '1'],
    ]);
  });
});

describe('lines that hold no content', () => {
  it.each(['# note: a', '  # note: a', '\t#', '', '   '])('%j', (text) => {
    expect(linesOf(text)).toEqual([{ text: '', indent: '', dashes: '', column: 0, value: '' }]);
  });

  it.each([
    ['to its last line', 'text: |\n  a: b\n  - c\n\n d: e\nnext: f', ['text: |', 'next: f']],
    ['with a sign behind its mark', 'text: >-\n  a: b\nnext: c', ['text: >-', 'next: c']],
    ['with a number behind its mark', 'text: |+2\n  a: b', ['text: |+2']],
    ['with a comment behind its mark', 'text: | # note\n  a: b', ['text: | # note']],
    ['with blanks behind its mark', 'text: |  \n  a: b', ['text: |  ']],
    ['inside a group', '  text: >\n    a: b\n  next: c', ['  text: >', '  next: c']],
    ['in a list', '- |\n  a: b\n- c', ['- |', '- c']],
    ['at the head of an entry', '- text: |\n    a: b\n  next: c', ['- text: |', '  next: c']],
    ['one behind another', 'a: |\n  b: c\nd: >\n  e: f', ['a: |', 'd: >']],
  ])('a block of text, %s', (_name, text, held) => {
    expect(linesOf(text).flatMap((line) => line.text || [])).toEqual(held);
  });

  it.each(['text: > a\n  a: b', 'text: |x\n  a: b', 'text: a |\n  a: b'])('but not what only looks so: %j', (text) => {
    expect(linesOf(text).map((line) => line.text)).toEqual(text.split('\n'));
  });
});
