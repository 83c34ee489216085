import { arrange } from './arrange';

const plain = { image: null };
const pictured = { image: {} };
const kinds = (services: { image: unknown }[]) => arrange(services).map(({ kind }) => kind);
const numbers = (services: { image: unknown }[]) =>
  arrange(services).map(({ entries }) => entries.map(({ number }) => number));

test('gives eight services, two of them with a still, a rhythm of their own', () => {
  const services = [plain, plain, plain, pictured, plain, pictured, plain, plain];
  expect(numbers(services)).toEqual([[1], [2, 3], [4], [5], [6], [7, 8]]);
  expect(kinds(services)).toEqual(['single', 'pair', 'still', 'single', 'still', 'pair']);
  expect(arrange(services).map(({ turned }) => turned)).toEqual([false, false, false, true, true, true]);
});

test('leaves the odd one out of a run alone', () => {
  expect(numbers([plain, plain, plain, plain])).toEqual([[1], [2, 3], [4]]);
});

test('keeps every service in order, with and without stills', () => {
  const services = [pictured, plain, pictured, pictured, plain, plain, plain];
  expect(numbers(services).flat()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(kinds(services)).toEqual(['still', 'single', 'still', 'still', 'pair', 'single']);
});

test('turns the third row of a kind back', () => {
  expect(arrange([pictured, pictured, pictured]).map(({ turned }) => turned)).toEqual([false, true, false]);
});

test('arranges nothing into nothing', () => {
  expect(arrange([])).toEqual([]);
});
