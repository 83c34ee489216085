/** @jest-environment node */
import { routes } from '../../../e2e/support/routes';
import { type Measure, leading, setHeadline } from './headline';
import { displayLettering } from './lettering';

const lettering = displayLettering(process.cwd());
const measure: Measure = { width: 560, height: 420, largest: 140 };
const set = (text: string, into = measure) => setHeadline(text, lettering, into);

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
  expect(() => set('  ')).toThrow(RangeError);
});
