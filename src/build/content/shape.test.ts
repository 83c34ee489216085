/** @jest-environment node */
import { readContract } from './contract';
import { parseYaml } from './parse';
import { describedDocument } from './schema';
import { readShape, type Shape } from './shape';
import { sourceOf } from './source';
import { said } from './testing/said';

const sdl = `
type Film {
  slug: String!
  title: String!
  year: Int
  words: [String!]
  image: Image
  courses: [Course!]
  figure: Figure @link(by: "key")
  figures: [Figure!] @link(by: "key")
}
type Image { file: File! alt: String! caption: String }
type Course { title: String! weeks: Int! }
type Figure { key: String! }
type Note { text: String! }
`;

const shapeOf = (text: string, type: string, list: boolean): Shape => {
  const source = sourceOf('a.yaml', text);
  return readShape(source, parseYaml(source).root, { type, list }, readContract(describedDocument(sdl)));
};
/** What is said about the fields of one film, whose first two lines are right. */
const film = (...lines: string[]): string[] =>
  said(shapeOf(['slug: a', 'title: A', ...lines, ''].join('\n'), 'Film', false).faults);

describe('a file', () => {
  it.each([
    ['slug: a\ntitle: A\n', false],
    ['- slug: a\n  title: A\n- slug: b\n  title: B\n', true],
    ['', false],
    ['', true],
    ['@a', true],
  ])('is as the table says: %j', (text, list) => {
    expect(shapeOf(text, 'Film', list).faults).toEqual([]);
  });

  it.each([
    ['- slug: a\n', '1:1 the file holds a list; expected the fields of one Film'],
    ['a', '1:1 the file holds a text; expected the fields of one Film'],
    ['---\n...\n', '1:1 the file holds nothing; expected the fields of one Film'],
  ])('of one thing: %j', (text, fault) => {
    expect(said(shapeOf(text, 'Film', false).faults)).toEqual([fault]);
  });

  it.each([
    ['\nslug: a\n', '2:1 the file holds fields; expected a list of Film entries; begin each entry with "- "'],
    ['a', '1:1 the file holds a text; expected a list of Film entries; begin each entry with "- "'],
  ])('of a list: %j', (text, fault) => {
    expect(said(shapeOf(text, 'Film', true).faults)).toEqual([fault]);
  });

  it('of a type nobody knows is left alone', () => {
    expect(shapeOf('a: 1\n', 'Nothing', false)).toMatchObject({ faults: [], maps: [], scalars: [] });
  });

  it('has entries of fields alone', () => {
    expect(said(shapeOf('- a\n-\n- [b]\n- slug: a\n  title: A\n', 'Film', true).faults)).toEqual([
      '1:3 an entry of the list holds a text; expected the fields of one Film',
      '2:2 an entry of the list holds nothing; expected the fields of one Film',
      '3:3 an entry of the list holds a list; expected the fields of one Film',
    ]);
    expect(shapeOf('- @a\n- slug: a\n  title: A\n', 'Film', true).faults).toEqual([]);
  });
});

describe('fields', () => {
  it('are all there that must be', () => {
    expect(said(shapeOf('- title: A\n- slug: a\n  title: A\n', 'Film', true).faults)).toEqual([
      '1:3 missing field "slug" on Film "A"; expected a text',
    ]);
    expect(film('image:', '  caption: C')).toEqual([
      '4:3 missing field "file" on Image of Film "a"; expected the path of a picture',
      '4:3 missing field "alt" on Image of Film "a"; expected a text',
    ]);
  });

  it('are not missing if they could not be read', () => {
    expect(said(shapeOf('slug: a\ntitle: b: c\n', 'Film', false).faults)).toEqual([]);
  });

  it('are known, or the nearest one is named', () => {
    expect(film('yaer: 2020')).toEqual(['3:1 unknown field "yaer" on Film; did you mean "year"?']);
    expect(film('image:', '  file: a', '  alt: b', '  price: 1')).toEqual([
      '6:3 unknown field "price" on Image; Image has "file", "alt" and "caption"',
    ]);
    expect(said(shapeOf('price: 1\ntext: a', 'Note', false).faults)).toEqual([
      '1:1 unknown field "price" on Note; Note has "text"',
    ]);
  });

  it('are not missing if they are misspelt', () => {
    expect(said(shapeOf('slug: a\ntitel: A\n', 'Film', false).faults)).toEqual([
      '2:1 unknown field "titel" on Film; did you mean "title"?',
    ]);
  });

  it('can be missing if it is another that is misspelt like them', () => {
    expect(said(shapeOf('title: A\ntitel: A\n', 'Film', false).faults)).toEqual([
      '2:1 unknown field "titel" on Film; did you mean "title"?',
      '1:1 missing field "slug" on Film "A"; expected a text',
    ]);
  });

  it('are never an id', () => {
    expect(film('id: a')).toEqual(['3:1 "id" is reserved and cannot be a field of Film; use "slug"']);
    const figure = said(shapeOf('id: a\nkey: a\n', 'Figure', false).faults);
    expect(figure).toEqual(['1:1 "id" is reserved and cannot be a field of Figure; use "key"']);
    const note = said(shapeOf('id: a\ntext: b\n', 'Note', false).faults);
    expect(note).toEqual(['1:1 "id" is reserved and cannot be a field of Note; leave it out']);
  });
});

describe('a value', () => {
  it.each([
    ['year: 2020', 'words:', '  - a', '  - b'],
    ['image:', '  file: a', '  alt: b'],
    ['courses:', '  - title: a', '    weeks: 1'],
    ['figure: a', 'figures:', '  - a'],
    ['figure: @a', 'image: @b', 'words: @c', 'courses:', '  - @d'],
    ['figures:', '  - @a', '  - b'],
  ])('is of the kind of its field: %s', (...lines) => {
    expect(film(...lines)).toEqual([]);
  });

  it.each<[string, string[], string]>([
    [
      'a list for a text',
      ['year:', '  - 1'],
      '4:3 "year" holds a list; expected a whole number; leave out the "- " before it',
    ],
    [
      'fields for a text',
      ['figure:', '  a: b'],
      '4:3 "figure" holds fields; expected the key of one Figure; put a text with a colon in it in quotation marks',
    ],
    [
      'fields for a text of a list',
      ['words:', '  - a: b'],
      '4:5 "words" holds fields; expected a text; put a text with a colon in it in quotation marks',
    ],
    ['a text for fields', ['image: a.webp'], '3:8 "image" holds a text; expected fields (file, alt, caption)'],
    [
      'a list for fields',
      ['image:', '  - file: a'],
      '4:3 "image" holds a list; expected fields (file, alt, caption); leave out the "- " before it',
    ],
    [
      'a text for a list',
      ['words: a'],
      '3:8 "words" holds a text; expected a list of a text; write each entry on a line of its own that begins with "- "',
    ],
    [
      'fields for a list',
      ['courses:', '  title: a', '  weeks: 1'],
      '4:3 "courses" holds fields; expected a list of fields (title, weeks); write each entry on a line of its own that begins with "- "',
    ],
    ['an empty list', ['words: []'], '3:8 "words" is an empty list; expected a text, at least one'],
    ['nothing in a list', ['words:', '  - a', '  -'], '5:4 an entry of "words" has no value; expected a text'],
    [
      'a list in a list',
      ['words:', '  - - a'],
      '4:5 "words" holds a list; expected a text; leave out the "- " before it',
    ],
    ['a value of another type', ['year: soon'], '3:7 "soon" in "year" is not a whole number'],
    [
      'nothing',
      ['year:'],
      '3:1 "year" has no value; expected a whole number; leave the whole line out, or give it a value',
    ],
    [
      'nothing in a group',
      ['image:', '  file:', '  alt: a'],
      '4:3 "file" has no value; expected the path of a picture',
    ],
    [
      'nothing for a picture',
      ['image:', '  file: a', '  alt:'],
      '5:3 "alt" has no value; expected a text; write "" if the picture only repeats the text beside it',
    ],
    [
      'nothing for a list',
      ['words:'],
      '3:1 "words" has no value; expected a text; leave the whole line out, or give it a value',
    ],
  ])('is not %s', (_name, lines, fault) => {
    expect(film(...lines)).toEqual([fault]);
  });
});

describe('what a file holds', () => {
  it('is told apart by type and use', () => {
    const { maps, scalars } = shapeOf(
      '- slug: a\n  title: A\n  image:\n    file: f\n    alt: g\n  year: x\n',
      'Film',
      true,
    );
    expect(maps.map(({ type, use, node, source }) => [type, use, node.start, source.file])).toEqual([
      ['Film', 'Film', 2, 'a.yaml'],
      ['Image', 'Film.image', 34, 'a.yaml'],
    ]);
    expect(
      scalars.map(({ owner, field, node, fits, source }) => [owner, field.name, node.value, fits, source.file]),
    ).toEqual([
      ['Film', 'slug', 'a', true, 'a.yaml'],
      ['Film', 'title', 'A', true, 'a.yaml'],
      ['Image', 'file', 'f', true, 'a.yaml'],
      ['Image', 'alt', 'g', true, 'a.yaml'],
      ['Film', 'year', 'x', false, 'a.yaml'],
    ]);
  });

  it('is told by its own type if the file is one thing', () => {
    expect(shapeOf('text: a\n', 'Note', false).maps.map(({ type, use }) => [type, use])).toEqual([['Note', 'Note']]);
  });
});
