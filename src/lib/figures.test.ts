/** @jest-environment node */
import { amount, figure, milliseconds, type SiteFigure } from './figures';

const figures: SiteFigure[] = [
  { key: 'short', value: '700 ms', number: 700, unit: 'ms' },
  { key: 'middle', value: '30 s', number: 30, unit: 's' },
  { key: 'long', value: '5 min', number: 5, unit: 'min' },
  { key: 'bare', value: '3', number: 3, unit: null },
  { key: 'word', value: 'bottom-right', number: null, unit: null },
];

it('finds a figure by its key and names the file when there is none', () => {
  expect(figure(figures, 'word').value).toBe('bottom-right');
  expect(() => figure(figures, 'nothing')).toThrow('the figure nothing in data/figures.yaml is missing');
});

it('gives the number, or says that there is none', () => {
  expect(amount(figures, 'bare')).toBe(3);
  expect(() => amount(figures, 'word')).toThrow('the number of word');
});

it.each([
  ['short', 700],
  ['middle', 30_000],
  ['long', 300_000],
])('gives %s in milliseconds', (key, expected) => {
  expect(milliseconds(figures, key)).toBe(expected);
});

it('takes no number for a time without a unit of time', () => {
  expect(() => milliseconds(figures, 'bare')).toThrow('a unit of time for bare');
});
