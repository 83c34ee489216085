/** @jest-environment node */
import { breakHeadline } from './headline';

/** A face whose letters are all half as wide as they are high. */
const font = {
  capHeight: 0.7,
  outline: (line: string, size: number) => ({ data: '', width: (line.length * size) / 2 }),
};
const set = (text: string, space: { width?: number; height?: number; largest?: number }) =>
  breakHeadline(text, font, { width: 1e4, height: 1e4, largest: 1e4, ...space });

test.each([
  ['the largest size', 'Accra', { largest: 140 }, 140],
  ['the width', 'Accra', { width: 252 }, 100],
  ['the height, with the tails of g and y', 'Accra', { height: 94 }, 100],
])('type is limited by %s', (_, text, space, size) => {
  expect(set(text, space)).toMatchObject({ size, lines: [text] });
});

test('lines are 0.93 em apart, as few as possible and five at most', () => {
  expect(set('Accra Lagos', { width: 250, height: 187 })).toMatchObject({ size: 100, lines: ['Accra', 'Lagos'] });
  expect(set('  Accra \n Lagos ', { largest: 140 }).lines).toEqual(['Accra Lagos']);
  expect(set('A B C D E F G H I J', { width: 100 }).lines).toHaveLength(5);
});

test.each([
  ['a comma ends the line', 'Gold, thread weaver', ['Gold,', 'thread weaver']],
  ['type is largest, without one', 'Golds thread weaver', ['Golds thread', 'weaver']],
  ['no short word ends the line', 'Stories made of indigo thread', ['Stories made', 'of indigo thread']],
])('breaks where %s', (_, text, lines) => {
  expect(set(text, { width: 1000, height: 300 }).lines).toEqual(lines);
});
