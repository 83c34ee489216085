/** @jest-environment node */
import { readContract } from './contract';
import { describedDocument } from './schema';

const sdl = `
directive @link(by: String, from: String) on FIELD_DEFINITION
scalar Date
interface Page { path: String! }
"A film."
type Film {
  "The title."
  title: String!
  words: [String!]!
  years: [Int!]
  other: [[Int]]
  figure: Figure! @proxy(from: "a", by: "b") @link(from: "c", by: "key")
  plain: Figure @proxy(by: "key")
  number: Figure @link(by: 1)
  bare: Figure @link
}
type Nothing
type Figure { key: String }
"A ground."
enum Tone {
  "Clear as day."
  clear
  night
}
enum None
`;

describe('the contract', () => {
  const contract = (): ReturnType<typeof readContract> => readContract(describedDocument(sdl));

  it('has types and closed sets, and nothing else', () => {
    expect([...contract().types.keys()]).toEqual(['Film', 'Nothing', 'Figure']);
    expect([...contract().enums.keys()]).toEqual(['Tone', 'None']);
  });

  it('says what a field holds', () => {
    const film = contract().types.get('Film');
    expect(film).toMatchObject({ name: 'Film', description: 'A film.' });
    expect([...(film?.fields.values() ?? [])]).toEqual([
      { name: 'title', description: 'The title.', type: 'String', list: false, required: true, link: undefined },
      { name: 'words', type: 'String', list: true, required: true, link: undefined },
      { name: 'years', type: 'Int', list: true, required: false, link: undefined },
      { name: 'other', type: 'Int', list: true, required: false, link: undefined },
      { name: 'figure', type: 'Figure', list: false, required: true, link: 'key' },
      { name: 'plain', type: 'Figure', list: false, required: false, link: undefined },
      { name: 'number', type: 'Figure', list: false, required: false, link: undefined },
      { name: 'bare', type: 'Figure', list: false, required: false, link: undefined },
    ]);
    expect(contract().types.get('Nothing')?.fields.size).toBe(0);
  });

  it('says what a closed set holds', () => {
    expect(contract().enums.get('Tone')).toEqual({
      description: 'A ground.',
      values: [
        { name: 'clear', description: 'Clear as day.' },
        { name: 'night', description: undefined },
      ],
    });
    expect(contract().enums.get('None')?.values).toEqual([]);
  });
});
