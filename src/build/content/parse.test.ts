/** @jest-environment node */
import { parseYaml } from './parse';
import { sourceOf } from './source';
import { said } from './testing/said';
import { plain } from './tree';

const read = (text: string): { value: unknown; faults: string[] } => {
  const { root, faults } = parseYaml(sourceOf('a.yaml', text));
  return { value: plain(root), faults: said(faults) };
};

describe('YAML that is odd but right', () => {
  it.each<[string, string, unknown]>([
    [
      'a block of text with colons, dashes and quotation marks',
      'a: |\n  b: c\n  - \'d\n  "e\n  # f\n',
      { a: 'b: c\n- \'d\n"e\n# f\n' },
    ],
    ['a tab inside a block of text', 'a: |\n  b\n  \tc\n', { a: 'b\n\tc\n' }],
    ['a folded block', 'a: >-\n  b\n  c\n\n  d\n', { a: 'b c\nd' }],
    ['a block that keeps its end', 'a: |+\n  b\n\nc: d\n', { a: 'b\n\n', c: 'd' }],
    ['a mark of a document inside a block', 'a: |\n  ---\n  ...\nb: x --- y\n', { a: '---\n...\n', b: 'x --- y' }],
    ['comments with colons and quotation marks', 'a: 1 # b: \'c\n# d: "e\nf: 2\n', { a: '1', f: '2' }],
    ['a number sign in quotation marks', 'a: \'b # c\'\nd: "e # f" # g\n', { a: 'b # c', d: 'e # f' }],
    ['a number sign without a blank', 'a: b#c\n', { a: 'b#c' }],
    ['a text over three lines', 'a: b\n  c\n  d\ne: f\n', { a: 'b c d', e: 'f' }],
    ['quoted texts over two lines', 'a: "b\n  c"\nd: \'e\n  f\'\n', { a: 'b c', d: 'e f' }],
    ['escapes and doubled apostrophes', "a: \"b\\nc\\u00e9\"\nd: 'it''s'\n", { a: 'b\ncé', d: "it's" }],
    ['a list in brackets over two lines', "a: [b, 'c: d',\n  e]\n", { a: ['b', 'c: d', 'e'] }],
    ['fields in braces', 'a: { b: c, d: [e] }\n', { a: { b: 'c', d: ['e'] } }],
    ['Windows line ends', 'a: 1\r\nb:\r\n  - c\r\n  - d\r\n', { a: '1', b: ['c', 'd'] }],
    ['dashes inside dashes', '- - a\n  - b\n- - c\n', [['a', 'b'], ['c']]],
    ['a list as far left as its name', 'a:\n- b\n- c\nd: e\n', { a: ['b', 'c'], d: 'e' }],
    ['names in quotation marks', '"a": 1\n\'b\': 2\n', { a: '1', b: '2' }],
    ['a name behind a question mark', '? a\n: b\n', { a: 'b' }],
    ['a mark before the first document', '# a\n\n--- # b\n- c\n', ['c']],
    ['a line on the version of YAML', '%YAML 1.2\n---\na: 1\n', { a: '1' }],
    ['no line break at the end', 'a: 1', { a: '1' }],
    ['texts of nothing', 'a: \'\'\nb: ""\n', { a: '', b: '' }],
    ['no values at all', 'a:\nb: 1\n', { a: undefined, b: '1' }],
    ['a dash with nothing behind it', '- a\n-\n- b\n', ['a', undefined, 'b']],
    [
      'words and numbers, as they are written',
      'a: true\nb: 0x1F\nc: 1.10\nd: ~\n',
      { a: 'true', b: '0x1F', c: '1.10', d: '~' },
    ],
  ])('%s', (_name, text, value) => {
    expect(read(text)).toStrictEqual({ value, faults: [] });
  });
});

describe('a file without content', () => {
  const fault = '1:1 the file is empty; bring the content back, or remove the file and what refers to it';

  it.each(['', '  \n\n', '# a\n', '\n  # a\n', '---\n', '---  \n# a\n', '--- # a\n', '%YAML 1.2\n---\n', '---\n---'])(
    '%j',
    (text) => {
      expect(parseYaml(sourceOf('a.yaml', text)).root).toEqual({ kind: 'unread', start: 0 });
      expect(read(text).faults).toEqual([fault]);
    },
  );

  it.each(['a', '#\na', '  a: 1', '--- a', '---a: 1', 'a: x%', 'a: ---'])('but not %j', (text) => {
    expect(read(text).faults).toEqual([]);
  });
});

describe('a second document', () => {
  const fault = 'a second document begins in the file; delete the line';

  it.each([
    ['a: 1\n---\nb: 2\n', { a: '1', b: '2' }, [`2:1 ${fault}`]],
    ['a: 1\n--- # c\nb: 2\n', { a: '1', b: '2' }, [`2:1 ${fault}`]],
    ['---\na: 1\n---', { a: '1' }, [`3:1 ${fault}`]],
    ['a: 1\n...\n', { a: '1' }, [`2:1 ${fault}`]],
    ['- 1\n---\n- 2\n...\n- 3\n', ['1', '2', '3'], [`2:1 ${fault}`, `4:1 ${fault}`]],
    ['a: 1\n---b: 2\n', { a: '1', '---b': '2' }, []],
    ['a:\n  ---: 2\n', { a: { '---': '2' } }, []],
  ])('%j', (text, value, faults) => {
    expect(read(text)).toEqual({ value, faults });
  });
});

describe('a field that stands twice', () => {
  it.each([
    ['in a file', 'a: 1\nb: 1\na: 2\na: 3\n', ['3:1', '4:1'], 'a', 1],
    ['in a group', 'a:\n  b: 1\n  b: 2\nc:\n  b: 1\n', ['3:3'], 'b', 2],
    ['in an entry', '- a: 1\n- b: 1\n  b: 2\n- b: 1\n', ['3:3'], 'b', 2],
    ['in a group of an entry', '- c:\n    - d: 1\n      d: 2\n', ['3:7'], 'd', 2],
  ])('%s', (_name, text, places, key, line) => {
    const faults = places.map((place) => `${place} duplicate field "${key}"; it stands in line ${line} already`);
    expect(read(text).faults).toEqual(faults);
  });

  it('is looked into like the first', () => {
    expect(read('a: 1\na:\n  b: 1\n  b: 2\n').faults).toEqual([
      '2:1 duplicate field "a"; it stands in line 1 already',
      '4:3 duplicate field "b"; it stands in line 3 already',
    ]);
  });
});
