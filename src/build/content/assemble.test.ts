/** @jest-environment node */
import { contentOf } from './testing/content';
import { said } from './testing/said';

const sdl = `
type Film { title: String! words: [String!] image: Image }
type Image { file: File! }
type Interface { menu: String! }
`;

describe('content put together', () => {
  it('knows each file, what it holds and what is wrong with it', () => {
    const { content, faults } = contentOf(sdl, {
      'films.yaml': '- title: A\n  image: { file: b }\n',
      'interface.yaml': 'menu: Menu: m\nmenus: a\n',
    });
    expect(
      [...content.files].map(([name, { type, list, whole, source }]) => [name, type, list, whole, source.file]),
    ).toEqual([
      ['films.yaml', 'Film', true, true, 'data/films.yaml'],
      ['interface.yaml', 'Interface', false, false, 'data/interface.yaml'],
    ]);
    expect(content.maps.map(({ use }) => use)).toEqual(['Film', 'Film.image', 'Interface']);
    expect(content.scalars.map(({ node }) => node.value)).toEqual(['A', 'b']);
    expect(said(faults)).toEqual([
      '1:7 a text with a colon and a blank in it; put the whole text in quotation marks',
      '2:1 unknown field "menus" on Interface; did you mean "menu"?',
    ]);
  });

  it.each([
    ['fields', 'title: A\nwords:\n  - a\n', true],
    ['a value that is not there', 'title:\n', true],
    ['nothing', '---\n...\n', true],
    ['a field that could not be read', 'title: @a\nwords:\n  - b\n', false],
    ['an entry that could not be read', '- title: A\n- @b\n', false],
    ['an anchor in an entry', '- title: A\n- title: *b\n', false],
    ['a field of a group that could not be read', 'words:\n  a: b\n  c: @d\ntitle: A\n', false],
    ['nothing that could be read', '@a', false],
  ])('knows if a file could be read as a whole: %s', (_name, text, whole) => {
    expect(contentOf(sdl, { 'films.yaml': text }).content.files.get('films.yaml')?.whole).toBe(whole);
  });

  it('leaves out what the table does not name', () => {
    expect(contentOf(sdl, { 'draft.yaml': 'a: b: c\n' })).toMatchObject({ faults: [], content: { maps: [] } });
  });
});
