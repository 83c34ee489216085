/** @jest-environment node */
import { type Contract, type ContractField, readContract } from './contract';
import { checkScalar, kindOf, takenFor } from './scalars';
import { describedDocument } from './schema';
import { sourceOf } from './source';
import { said } from './testing/said';
import type { ScalarNode } from './tree';

const sdl = `
enum Tone { clear night kola gold }
enum Digit { a b c d e f g h i j k l m }
type Geo { latitude: Float! longitude: Float! }
type Metadata { title: String! description: String! keywords: [String!]! robots: String! }
type Film {
  title: String!
  year: Int!
  score: Float
  sample: Boolean
  date: Date
  image: File
  tone: Tone
  digit: Digit
  geo: Geo
  metadata: Metadata
  film: Film
  figure: Figure! @link(by: "key")
}
type Figure { key: String! }
`;

const contract = (): Contract => readContract(describedDocument(sdl));

/** A field of a film. */
const field = (name: string): ContractField => {
  const found = contract().types.get('Film')?.fields.get(name);
  if (!found) throw new Error(`a film has no "${name}"`);
  return found;
};

/** What is said about a value of a field of a film. */
const check = (name: string, value: string, style: ScalarNode['style'] = 'plain'): string[] => {
  const node: ScalarNode = { kind: 'scalar', start: 2, end: 2 + value.length, value, style };
  return said(checkScalar(sourceOf('a.yaml', `- ${value}`), field(name), node, contract()));
};

describe('what an unquoted word is taken for', () => {
  it.each([
    ['nothing at all', ['~', 'null', 'Null', 'NULL']],
    ['true or false', ['y', 'Y', 'yes', 'n', 'No', 'true', 'FALSE', 'on', 'Off']],
    ['a moment in time', ['2026-10-14', '2026-1-4', '2026-10-14T09:00:00Z', '2026-10-14 9:00', '2026-10-14t9']],
    ['a number of seconds', ['12:30', '1:2:3', '-1:30', '+190:20:30', '1_0:05', '1:30.5', '1:30.']],
    ['a number with the base 8', ['007', '0o17', '-01', '+00', '00']],
    [
      'a number',
      [
        '0x1F',
        '0XaB',
        '-0x1',
        '0b101',
        '1',
        '-1',
        '+233',
        '1_000',
        '1.10',
        '1.',
        '.5',
        '.5_0',
        '1e3',
        '1.5E-3',
        '1e+10',
        '09',
        '.inf',
        '-.INF',
        '+.Inf',
        '.NaN',
      ],
    ],
  ])('%s', (taken, words) => {
    expect(words.map((word) => takenFor(word))).toEqual(words.map(() => taken));
  });

  it.each([
    ...['', '~~', 'null set', 'annul', 'yes, we can', 'oh yes', 'only', 'y2', 'truest', 'one'],
    ...[
      '2026-10',
      '26-10-14',
      '12026-10-14',
      '2026-10-141',
      '2026-10-14x',
      'on 2026-10-14',
      '2026-100-14',
      '2026-x-14',
    ],
    ...['12:60', 'a12:30', '12:30 h', '12:', ':30', '12:30.5.', '1:230'],
    ...[
      '0x',
      '0xG1',
      '0b2',
      'x0x1',
      '0x1 g',
      '0b1b',
      '1.2.3',
      '1e',
      'e3',
      '1e3e',
      '1 000',
      '1,5',
      '85%',
      '18+',
      '.',
      '-',
      '+',
      '.inf.',
      'x.nan',
      '.info',
      '_1',
      '1e3.5',
      '--1',
      '08a',
      'a08',
    ],
  ])('a text, if it is %j', (word) => {
    expect(takenFor(word)).toBeUndefined();
  });
});

describe('a text', () => {
  it.each([['Makola'], ['404s'], ['']])('may stand without quotation marks: %j', (value) => {
    expect(check('title', value)).toEqual([]);
  });

  it('needs them where it would be taken for something else', () => {
    const fault =
      '1:3 "title" is not in quotation marks and would be read as a number; put it in quotation marks: "404"';
    expect(check('title', '404')).toEqual([fault]);
    expect(check('title', '404', 'quoted')).toEqual([]);
    expect(check('title', '404', 'block')).toEqual([]);
    expect(check('figure', '404')).toEqual([expect.stringContaining('"figure" is not in quotation marks')]);
  });
});

describe('a day', () => {
  it.each(['2026-10-14', '2024-02-29', '2026-12-31', '2026-01-01'])('%s is one', (value) => {
    expect(check('date', value, 'quoted')).toEqual([]);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-10-00',
    '14/10/2026',
    '2026-1-4',
    '12026-10-14',
    '2026-10-140',
    '',
    'soon',
  ])('%s is none', (value) => {
    expect(check('date', value, 'quoted')).toEqual([
      `1:3 "${value}" is not a day of the calendar; expected year, month and day: "2026-10-14"`,
    ]);
  });

  it('needs quotation marks', () => {
    expect(check('date', '2026-10-14')).toEqual([expect.stringContaining('would be read as a moment in time')]);
    expect(check('title', '2026-02-30', 'quoted')).toEqual([]);
  });
});

describe('numbers and truths', () => {
  it.each([
    ['year', ['0', '-1', '2026', '10']],
    ['score', ['0', '-1', '2.5', '-0.25', '10.0']],
    ['sample', ['true', 'false']],
    ['image', ['images/a.webp']],
  ])('"%s" takes %j', (name, values) => {
    expect(values.flatMap((value) => check(name, value))).toEqual([]);
  });

  it.each([
    ['year', 'a whole number', ['2.5', '01', '1e3', '+1', 'x1', '1x', '--1', '1_000', '']],
    ['score', 'a number', ['2,5', '.5', '1.', '01.5', '1.5.2', 'x1.5', '1.5x', '1.x']],
    ['sample', 'true or false', ['maybe', '1', 'untrue', 'falsehood', '']],
  ])('"%s" is not %s with %j', (name, kind, values) => {
    expect(values.flatMap((value) => check(name, value))).toEqual(
      values.map((value) => `1:3 "${value}" in "${name}" is not ${kind}`),
    );
  });

  it.each([
    ['yes', 'true'],
    ['On', 'true'],
    ['Y', 'true'],
    ['no', 'false'],
    ['OFF', 'false'],
    ['n', 'false'],
    ['True', 'true'],
    ['FALSE', 'false'],
  ])('%s is not true or false, and means %s', (value, meant) => {
    expect(check('sample', value)).toEqual([`1:3 "${value}" in "sample" is not true or false; write ${meant}`]);
  });

  it('have no quotation marks', () => {
    const words = 'is in quotation marks and would be read as a text; expected';
    expect(check('year', '2026', 'quoted')).toEqual([`1:3 "year" ${words} a whole number; write 2026`]);
    expect(check('sample', 'true', 'quoted')).toEqual([`1:3 "sample" ${words} true or false; write true`]);
    expect(check('score', '2.5', 'block')).toEqual([`1:3 "score" ${words} a number; write 2.5`]);
    expect(check('year', 'yes')).toEqual(['1:3 "yes" in "year" is not a whole number']);
  });
});

describe('a closed set', () => {
  it('takes its values alone', () => {
    expect(check('tone', 'kola')).toEqual([]);
    expect(check('tone', 'cola')).toEqual([
      '1:3 "cola" is not a value of "tone"; expected "clear", "night", "kola" or "gold"; did you mean "kola"?',
    ]);
    expect(check('digit', '404')).toEqual([
      '1:3 "404" is not a value of "digit"; expected "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l" or one of 1 others',
    ]);
  });
});

describe('what an editor writes for a field', () => {
  it.each([
    ['title', 'a text'],
    ['year', 'a whole number'],
    ['score', 'a number'],
    ['sample', 'true or false'],
    ['date', 'a day such as "2026-10-14"'],
    ['image', 'the path of a picture'],
    ['tone', '"clear", "night", "kola" or "gold"'],
    ['geo', 'fields (latitude, longitude)'],
    ['metadata', 'fields (title, description, keywords, robots)'],
    ['film', 'fields (title, year, score, sample, …)'],
    ['figure', 'the key of one Figure'],
  ])('"%s": %s', (name, words) => {
    expect(kindOf(field(name), contract())).toBe(words);
  });
});
