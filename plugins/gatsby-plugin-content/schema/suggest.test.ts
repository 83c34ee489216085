/** @jest-environment node */
import { anyOf, didYouMean, nearest } from './suggest';

describe('suggestions', () => {
  it.each([
    ['titel', ['title', 'slug'], 'title'],
    ['countrycode', ['country', 'countryCode'], 'countryCode'],
    ['sumary', ['synopsis', 'summary'], 'summary'],
    ['price', ['slug', 'title'], undefined],
    ['tp', ['to'], 'to'],
    ['', ['to'], undefined],
    ['', ['a'], undefined],
    ['TITLE', ['name', 'title'], 'title'],
    ['Title', ['TITLE', 'tithe'], 'TITLE'],
    ['key', ['kay'], 'kay'],
    ['key', ['kox'], undefined],
    ['label', ['lebal'], 'lebal'],
    ['abcdefgh', ['abcdefxyz'], 'abcdefxyz'],
    ['abcdefghi', ['abcdewxyz'], undefined],
    ['to', [], undefined],
  ])('find the word %s was meant to be', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it('ask, or say nothing', () => {
    expect(didYouMean('titel', ['title'])).toBe('did you mean "title"?');
    expect(didYouMean('price', ['title'])).toBeUndefined();
  });

  it('list names in words, and only so many', () => {
    expect(anyOf([])).toBe('');
    expect(anyOf(['a'])).toBe('"a"');
    expect(anyOf(['a', 'b'], 2)).toBe('"a" or "b"');
    expect(anyOf(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
    expect(anyOf(['a', 'b', 'c'], 2)).toBe('"a", "b" or one of 1 others');
  });
});
