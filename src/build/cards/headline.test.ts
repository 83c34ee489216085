/** @jest-environment node */
import { routes } from '../../testing/routes';
import { type Measure, leading, setHeadline } from './headline';
import { displayLettering } from './lettering';

const lettering = displayLettering(process.cwd());
const measure: Measure = { width: 560, height: 420, largest: 140 };
const set = (text: string, into = measure) => setHeadline(text, lettering, into);

describe('in a face whose letters are all half as wide as they are large', () => {
  const even = {
    capHeight: 0.7,
    set: (line: string, size: number) => ({ data: '', width: (line.length * size) / 2 }),
  };
  const room = (measureOf: Partial<Measure>) => ({ width: 1e4, height: 1e4, largest: 1e4, ...measureOf });
  const setEvenly = (text: string, into: Partial<Measure>, most?: number) => setHeadline(text, even, room(into), most);

  test.each([
    ['as large as type may get', 'Accra', { largest: 140 }, 140],
    ['as large as the width allows, in whole pixels', 'Accra', { width: 252 }, 100],
    // Capitals, and the tails of g and y below them.
    ['as large as the height allows', 'Accra', { height: 94 }, 100],
  ])('one word is set %s', (_, text, into, size) => {
    expect(setEvenly(text, into)).toEqual({ size, lines: [text] });
  });

  test('the next line begins a little less than the size of the type below', () => {
    expect(setEvenly('Accra Lagos', { width: 250, height: 187 })).toEqual({ size: 100, lines: ['Accra', 'Lagos'] });
    expect(setEvenly('Accra Lagos Tema!', { width: 250, height: 280 }).size).toBe(100);
  });

  test('blanks between words are one', () => {
    expect(setEvenly('  Accra \n Lagos ', { height: 94 }).lines).toEqual(['Accra Lagos']);
  });

  test('lines are no more than it takes, and none where there is no room', () => {
    expect(setEvenly('Accra Lagos', { largest: 140 }).lines).toEqual(['Accra Lagos']);
    expect(setEvenly('Accra', { width: 0 })).toEqual({ size: 0, lines: [] });
  });

  test('lines are five at the most, or as many as may be', () => {
    const letters = 'A B C D E F G H I J';
    expect(setEvenly(letters, { width: 100 }).lines).toHaveLength(5);
    expect(setEvenly(letters, { width: 100 }, 3).lines).toHaveLength(3);
    expect(setEvenly('A B', { width: 100 }).lines).toEqual(['A', 'B']);
  });

  test.each([
    ['a comma ends the line', 'Gold, thread weaver', ['Gold,', 'thread weaver']],
    ['a full stop ends the line', 'Gold. thread weaver', ['Gold.', 'thread weaver']],
    ['type is largest, without one', 'Golds thread weaver', ['Golds thread', 'weaver']],
    ['type is largest, though one lies inside', 'Go,ld thread weaver', ['Go,ld thread', 'weaver']],
    ['no small word ends the line', 'Stories made of indigo thread', ['Stories made', 'of indigo thread']],
    ['no small word is left alone', 'so productions a', ['so productions', 'a']],
    ['a longer word ends the line', 'Stories made with indigo thread', ['Stories made with', 'indigo thread']],
    ['capitals end the line', 'Stories made TV indigo thread', ['Stories made TV', 'indigo thread']],
  ])('breaks where %s', (_, text, lines) => {
    expect(setEvenly(text, { width: 1000 }, 2).lines).toEqual(lines);
  });
});

const long =
  'A very long headline that nobody should write, about everything that was ever filmed between Accra, Lagos, Johannesburg and Nairobi';

test.each([...routes.map(({ hero }) => hero.headline), long])('stays within its measure, word for word: %s', (text) => {
  const { size, lines } = set(text);
  expect(lines.join(' ')).toBe(text);
  expect(size).toBeLessThanOrEqual(measure.largest);
  expect(size * (lettering.capHeight + (lines.length - 1) * leading)).toBeLessThanOrEqual(measure.height);
  for (const line of lines) expect(lettering.set(line, size).width).toBeLessThanOrEqual(measure.width);
});

test('more words are set smaller, in more lines', () => {
  const [short, wordy] = [set('Learn by making'), set(long)];
  expect(wordy.size).toBeLessThan(short.size);
  expect(wordy.lines.length).toBeGreaterThan(short.lines.length);
});

test('one long word is made to fit, not broken', () => {
  const { size, lines } = set('Entrepreneurship-and-more');
  expect(lines).toHaveLength(1);
  expect(size).toBeLessThan(measure.largest);
});

test('breaks after a comma rather than after a small word', () => {
  expect(set('Four cities, one thread').lines).toEqual(['Four', 'cities,', 'one thread']);
});

test('wants a word', () => {
  expect(() => set('  ')).toThrow(new RangeError('a headline without a word cannot be set'));
});
