/** @jest-environment node */
import { amount, figure, milliseconds, type SiteFigure } from './figures';

const figures: SiteFigure[] = [
  { key: 'retries', value: '4', number: 4, unit: null },
  { key: 'tooltip-delay', value: '600 ms', number: 600, unit: 'ms' },
  { key: 'retry-delay-cap', value: '20 s', number: 20, unit: 's' },
  { key: 'cache-time', value: '2 min', number: 2, unit: 'min' },
  { key: 'toast-position', value: 'top-left', number: null, unit: null },
];

it('finds a figure by its key', () => {
  expect(figure(figures, 'toast-position').value).toBe('top-left');
  expect(amount(figures, 'retries')).toBe(4);
});

it.each([
  ['tooltip-delay', 600],
  ['retry-delay-cap', 20_000],
  ['cache-time', 120_000],
] as const)('gives %s in milliseconds', (key, expected) => {
  expect(milliseconds(figures, key)).toBe(expected);
});

it('falls back on the specification where a figure, its number or its unit is missing', () => {
  expect(figure([], 'toast-hotkey').value).toBe('Alt+T');
  expect(amount([{ key: 'retries', value: 'three', number: null, unit: null }], 'retries')).toBe(3);
  expect(milliseconds([], 'tooltip-delay')).toBe(700);
  expect(milliseconds([{ key: 'cache-time', value: '9', number: 9, unit: null }], 'cache-time')).toBe(300_000);
});
