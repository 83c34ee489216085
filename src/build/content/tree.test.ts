/** @jest-environment node */
import { type ContentNode, type MapNode, plain, type ScalarNode, textOf, valueOf } from './tree';

const text = (value: string): ScalarNode => ({ kind: 'scalar', start: 0, end: value.length, value, style: 'plain' });
const list: ContentNode = { kind: 'list', start: 0, items: [text('a'), { kind: 'empty', start: 0 }] };
const map: MapNode = {
  kind: 'map',
  start: 0,
  entries: [
    { key: 'title', start: 0, value: text('Makola') },
    { key: 'words', start: 0, value: list },
    { key: 'lost', start: 0, value: { kind: 'unread', start: 0 } },
  ],
  unread: ['year'],
};

describe('the tree of a file', () => {
  it('gives the value of a field', () => {
    expect(valueOf(map, 'words')).toBe(list);
    expect(valueOf(map, 'year')).toBeUndefined();
  });

  it('gives the text of a field that holds one', () => {
    expect(textOf(map, 'title')).toBe('Makola');
    expect(textOf(map, 'words')).toBeUndefined();
    expect(textOf(map, 'year')).toBeUndefined();
  });

  it('is plain data if one wants it', () => {
    expect(plain(map)).toStrictEqual({ title: 'Makola', words: ['a', undefined], lost: undefined });
  });
});
