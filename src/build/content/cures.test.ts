/** @jest-environment node */
import { cure } from './cures';
import { sourceOf } from './source';
import { said } from './testing/said';

/** What is said about a text the parser could not read, whose problem it met at `offset`. */
const cured = (text: string, offset = 0, start = 0): string[] =>
  said(cure(sourceOf('a.yaml', text), { start, text: text.slice(start) }, { message: 'odd', offset }));

const tab = 'a tab in the indentation; indent with the space bar, two spaces a level';
const space = 'a non-breaking space in the indentation; indent with the space bar, two spaces a level';
const open = 'a quotation mark is opened and not closed; end the text with';
const behind = 'text behind the closing quotation mark; write';
const double = `${behind} quotation marks inside the text as \\"`;
const single = `${behind} an apostrophe inside the text as '', or put the text in double quotation marks`;
const bracket = 'is opened and not closed; close it, or put a text that begins with a bracket in quotation marks';
const colon = 'a text with a colon and a blank in it; put the whole text in quotation marks';
const dash = 'no space behind the dash; write "- " before each entry of a list';

describe('what is said about a slip', () => {
  it.each([
    ['\ttitle: Makola', `1:1 ${tab}`],
    ['  \t- Makola', `1:3 ${tab}`],
    ['\u00a0title: Makola', `1:1 ${space}`],
    ['  \u00a0- Makola', `1:3 ${space}`],
    ['title: "Makola', `1:8 ${open} "`],
    ['title: "Makola\nyear: 2020', `1:8 ${open} "`],
    ["- 'Makola\n- Rift", `1:3 ${open} '`],
    ['title: "Makola\n\n  # note\nyear: 2020', `1:8 ${open} "`],
    ['title: "a \\" b', `1:8 ${open} "`],
    ['title: "She "said" so"', `1:14 ${double}`],
    ['title: "a \\\\" b', `1:14 ${double}`],
    ["title: 'it's", `1:12 ${single}`],
    ["title: 'it''s'late", `1:15 ${single}`],
    ["- '' b", `1:5 ${single}`],
    ['title: "a"b # note', `1:11 ${double}`],
  ])('quotation marks and the indentation: %j', (text, fault) => {
    expect(cured(text)).toEqual([fault]);
  });

  it.each(['@', '@a &', '`', '%', ',', '& ', '* ', '! ', '| ', '|', '>', '|-+'])(
    'a text that begins with %s',
    (sign) => {
      const fault = `a text cannot begin with "${sign.charAt(0)}"; put it in quotation marks`;
      expect(cured(`- title: ${sign}home`)).toEqual([`1:10 ${fault}`]);
    },
  );

  it.each([']', '}'])('a text that is a closing bracket: %s', (sign) => {
    expect(cured(sign)).toEqual([`1:1 a text cannot begin with "${sign}"; put it in quotation marks`]);
  });

  it.each([
    ['title: [a', `1:8 a bracket "[" ${bracket}`],
    ['- {a', `1:3 a bracket "{" ${bracket}`],
    ['title: [a}', `1:8 a bracket "[" ${bracket}`],
    ['title: {a]', `1:8 a bracket "{" ${bracket}`],
    ['title: [a\nyear: 2020', `1:8 a bracket "[" ${bracket}`],
    ['Rift: The Return: a film', `1:7 ${colon}`],
    ['- title: Rift:', `1:10 ${colon}`],
    ['title: Rift:\tb', `1:8 ${colon}`],
    ['title:Makola by night', '1:7 no space behind the colon; write "title: Makola by night"'],
    ['- a1:Makola', '1:6 no space behind the colon; write "a1: Makola"'],
    ['-Makola', `1:2 ${dash}`],
    ['  -Makola: b', `1:4 ${dash}`],
  ])('brackets, colons and dashes: %j', (text, fault) => {
    expect(cured(text)).toEqual([fault]);
  });

  it.each([
    ['title Makola', '1:6 no colon behind "title"; write "title: …"'],
    ['- title  Makola', '1:8 no colon behind "title"; write "- title: …"'],
    ['-   title Makola', '1:10 no colon behind "title"; write "-   title: …"'],
    ['a b: c', '1:2 no colon behind "a"; write "a: …"'],
    ['see a:b', '1:4 no colon behind "see"; write "see: …"'],
    ['  title\tMakola', '1:8 no colon behind "title"; write "title: …"'],
  ])('a colon that is not there: %j', (text, fault) => {
    expect(cured(text)).toEqual([fault]);
  });

  it('names every line with the same slip, and the surest slip alone', () => {
    expect(cured('a: "b\n\tc: 1\n\n\td: 2')).toEqual([`2:1 ${tab}`, `4:1 ${tab}`]);
    expect(cured('a: b: c\nd: @e\n f: g\nh: @i')).toEqual([
      '2:4 a text cannot begin with "@"; put it in quotation marks',
      '4:4 a text cannot begin with "@"; put it in quotation marks',
    ]);
    expect(cured('a: b: c\n  d: 1')).toEqual([expect.stringContaining('2:3 the line begins 2 spaces')]);
  });

  it('places it in the file if only a part of it was looked at', () => {
    expect(cured('a: 1\r\nb: 2\r\nc: d: e', 0, 6)).toEqual([`3:4 ${colon}`]);
    expect(cured('a: 1\n  title Makola', 9, 5)).toEqual(['2:8 no colon behind "title"; write "title: …"']);
  });
});

describe('what is no slip', () => {
  it.each([
    ['a text in quotation marks over two lines', 'title: "Makola\n  by night"\nyear: 2020'],
    ['a comment behind quotation marks', 'title: "a" # note\nlead: \'b\'\t# note'],
    ['quotation marks around a name', '"a": b'],
    ['quotation marks around a name of two words', '"a b": c d'],
    ['a list in a line', 'title: ["a", "b"]\nlead: {a}'],
    ['quoted texts of a list', '"a", "b"'],
    ['a list over two lines', 'title: [a\n  b]\nyear: 2020'],
    ['a bracket inside a text', 'title: a [b'],
    ['a reserved sign inside a text', 'title: a@b & c, d > e'],
    ['an anchor, a reference and a tag', 'a: &b\nc: *d\ne: !f'],
    ['blocks of text', 'a: |\n  b: c: d\ne: >-\n  @f\ng: |2 # note\n  -h\ni: >+1'],
    ['a colon in quotation marks', "title: 'Rift: The Return'"],
    ['a colon without a blank', 'lead: a:b\ntitle: 10:30\nto: https://a.example'],
    ['an address', 'https://a.example'],
    ['a time of day', '12:30'],
    ['a line of dashes', '--'],
    ['a dash inside an entry', '- -a'],
    ['one word', 'title'],
    ['a word with digits first', '1title Makola'],
    ['a colon behind a blank', 'title : Makola'],
    ['a colon behind two', 'title  : Makola'],
    ['words in quotation marks', '- "title Makola"'],
  ])('%s: the place the parser gives remains', (_name, text) => {
    expect(cured(text)).toEqual([expect.stringContaining('1:1 the line cannot be read here')]);
  });
});

describe('a line that begins where no line above it does', () => {
  const at = (place: string, from: string, to: string): string =>
    `${place} the line begins ${from} from the edge, which fits no line above it; begin it ${to} from the edge`;

  it.each([
    ['between two levels', 'a:\n  b: 1\n c: 2', at('3:2', '1 space', '2 spaces')],
    ['below a field with a value', 'a: 1\n  b: 2', at('2:3', '2 spaces', '0 spaces')],
    ['below a text in quotation marks', 'a: "x"\n b: 1', at('2:2', '1 space', '0 spaces')],
    ['below a text with the sign of a block in it', 'a: b > c\n  d: 1', at('2:3', '2 spaces', '0 spaces')],
    ['deeper than its siblings', 'a:\n  b: 1\n   c: 2', at('3:4', '3 spaces', '2 spaces')],
    ['deeper than the fields of an entry', '- a: 1\n   b: 2', at('2:4', '3 spaces', '2 spaces')],
    ['between a dash and the fields of its entry', '- a: 1\n b: 2', at('2:2', '1 space', '2 spaces')],
    ['between a list and the name above it', '- a:\n    - b\n   - c', at('3:4', '3 spaces', '4 spaces')],
    ['far from the deepest level', 'a:\n  b:\n    c:\n      d: 1\n e: 2', at('5:2', '1 space', '2 spaces')],
    ['behind a way back', 'a:\n  b: 1\nc: 2\n d: 3', at('4:2', '1 space', '0 spaces')],
    ['behind a list', 'a:\n- b\n- c\nd: 1\n e: 1', at('5:2', '1 space', '0 spaces')],
    ['before the first', '  a: 1\nb: 2', at('2:1', '0 spaces', '2 spaces')],
    ['behind a blank line and a comment', 'a:\n  b: 1\n\n# c\n c: 2', at('5:2', '1 space', '2 spaces')],
    ['behind a comment for a value', 'a: # note\n  b: 1\n c: 2', at('3:2', '1 space', '2 spaces')],
    ['twice, once', 'a:\n    b: 1\n  c: 2\n  d: 3', at('3:3', '2 spaces', '4 spaces')],
  ])('%s', (_name, text, fault) => {
    expect(cured(text)).toEqual([fault]);
  });

  it.each([
    ['below a name', 'a:\n  b:\n    c: 1\n  d: 2\ne: 3'],
    ['below a comment', 'a: #x\n  b: 1'],
    ['below a dash', '-\n  a: 1\n  b: 2\n-\n  a: 1'],
    ['in an entry', '- a: b\n  c:\n   - d\n   - e\n  f: g\n- a: b'],
    ['in a block of text', 'a: |\n   b\n  c: 1\nd: 2'],
    ['in a text over two lines', 'a: b\n  goes on\nc: d'],
  ])('is none %s', (_name, text) => {
    expect(cured(text)).toEqual([expect.stringContaining('1:1 the line cannot be read here')]);
  });
});
