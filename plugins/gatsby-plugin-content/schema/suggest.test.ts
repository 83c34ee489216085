/** @jest-environment node */
import { anyOf, nearest, suggest } from './suggest';

it.each([
  ['titel', ['title', 'slug'], 'title'],
  ['countrycode', ['country', 'countryCode'], 'countryCode'],
  ['price', ['slug', 'title'], undefined],
  ['tp', ['to'], 'to'],
  ['id', ['to'], undefined],
  ['', ['to'], undefined],
  ['abcdefghi', ['abcdefxyz'], 'abcdefxyz'],
  ['abcdefghi', ['abcdewxyz'], undefined],
  ['to', [], undefined],
])('the word %s, of %j, was meant to be %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

it('asks, or says what there is', () => {
  expect(suggest('titel', ['title'])).toBe('did you mean "title"?');
  expect(suggest('price', ['title', 'slug'])).toBe('there is "title" or "slug"');
  expect(suggest('price', [])).toBe('there is none');
});

it('lists names in words, and only so many', () => {
  expect(anyOf(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
  expect(anyOf(['a', 'b', 'c'], 2)).toBe('"a", "b" or one of 1 others');
});
