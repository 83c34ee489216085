/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../testing/routes';
import { preloadedFonts } from '../fonts/preload';
import { fontFacts } from '../fonts/sfnt';
import { displayLettering, Lettering } from './lettering';

const lettering = displayLettering(process.cwd());

test.each(routes.map(({ hero, name }) => [`${name} ${hero.headline}`]))('every word has its outlines: %s', (text) => {
  for (const word of text.split(' ')) {
    const { data, width } = lettering.set(word, 100);
    expect(data).toMatch(/^M.*Z$/);
    expect(width).toBeGreaterThan(20);
  }
});

test('letters are kerned and tracked', () => {
  const [together, left, right] = ['To', 'T', 'o'].map((text) => lettering.set(text, 1000).width);
  expect(together).toBeLessThan((left ?? 0) + (right ?? 0) + Lettering.tracking * 1000);
});

test('size scales outlines and width alike', () => {
  expect(lettering.set('Accra', 200).width).toBeCloseTo(2 * lettering.set('Accra', 100).width, 5);
});

/** Where the points of an outline lie. */
const pointsOf = (text: string, size: number): { x: number[]; y: number[] } => {
  const numbers = [...lettering.set(text, size).data.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return { x: numbers.filter((_, at) => at % 2 === 0), y: numbers.filter((_, at) => at % 2 === 1) };
};

test('letters stand on the baseline, as high as capitals are, one behind the other', () => {
  const { x, y } = pointsOf('HI', 1000);
  expect(Math.max(...y)).toBeCloseTo(0, 0);
  expect(-Math.min(...y)).toBeCloseTo(lettering.capHeight * 1000, 0);
  const { width } = lettering.set('HI', 1000);
  expect(Math.min(...x)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...x)).toBeLessThanOrEqual(width);
  expect(Math.max(...x)).toBeGreaterThan(lettering.set('H', 1000).width);
});

test('the points of an outline scale with the size', () => {
  // The acute is moved to stand on its letter: the way it is moved scales too.
  const [small, large] = [pointsOf('Tɔ́', 100), pointsOf('Tɔ́', 1000)];
  expect(small.x).toHaveLength(large.x.length);
  for (const [at, x] of large.x.entries()) expect((small.x[at] ?? 0) * 10).toBeCloseTo(x, -0.5);
  for (const [at, y] of large.y.entries()) expect((small.y[at] ?? 0) * 10).toBeCloseTo(y, -0.5);
});

test.each([
  ['ɔ', 'ɔ́'],
  ['Ɔ', 'Ɔ́'],
  ['ŋ', 'ŋ́'],
  ['Ŋ', 'Ŋ́'],
  ['ọ', 'ọ́'],
])('a mark stands above its letter, between its left and its right: %s, %s', (letter, marked) => {
  const [plain, toned] = [pointsOf(letter, 1000), pointsOf(marked, 1000)];
  // Letter and mark come from one file.
  expect(lettering.set(marked, 1000).data.startsWith(lettering.set(letter, 1000).data)).toBe(true);
  const mark = { x: toned.x.slice(plain.x.length), y: toned.y.slice(plain.y.length) };
  expect(Math.max(...mark.y)).toBeLessThan(Math.min(...plain.y));
  expect(Math.min(...mark.x)).toBeGreaterThan(Math.min(...plain.x));
  expect(Math.max(...mark.x)).toBeLessThan(Math.max(...plain.x));
});

test('one letter is as wide as the display face has it', async () => {
  const { width } = await fontFacts(readFileSync(`static${preloadedFonts[0]}`));
  const served = displayLettering(process.cwd());
  for (const letter of 'HMi') expect(served.set(letter, 1000).width).toBeCloseTo(width(letter) * 1000, 5);
});

test('tracking lies between letters, not behind the last one', () => {
  const [pair, one] = ['HH', 'H'].map((text) => lettering.set(text, 1000).width);
  expect(pair).toBeCloseTo(2 * (one ?? 0) + Lettering.tracking * 1000, 5);
});

test('comes from the files the site serves, and draws by the first of them that can', () => {
  const served = displayLettering(process.cwd());
  // One word from each file: Latin, African, dotted.
  for (const word of ['Accra', 'Sɛ', 'Ọjọ́']) expect(served.set(word, 100)).toEqual(lettering.set(word, 100));
  expect(() => displayLettering(join(process.cwd(), 'src'))).toThrow(/static.fonts/);
});

test('is made of faces, not of a collection, and of none it is no height', () => {
  const collection = Buffer.alloc(16);
  collection.write('ttcf', 'latin1');
  collection.writeUInt32BE(0x10000, 4);
  collection.writeUInt32BE(1, 8);
  expect(() => new Lettering([collection])).toThrow('a collection of fonts is no face');
  expect(new Lettering([]).capHeight).toBe(0);
  expect(lettering.capHeight).toBeGreaterThan(0.6);
  expect(lettering.capHeight).toBeLessThan(0.8);
});

test('sets Twi, Ewe and Yoruba with their marks, which take no room', () => {
  for (const text of ['Sɛ wo wɛrɛ fi', 'Ŋutifafa', 'Ọjọ́ Kẹta']) expect(lettering.draws(text)).toBe(true);
  const [toned, plain] = ['ɔ́', 'ɔ'].map((text) => lettering.set(text, 100));
  expect(toned?.width).toBeCloseTo(plain?.width ?? 0, 5);
  expect(toned?.data.length).toBeGreaterThan(plain?.data.length ?? 0);
});

test('says which letter it lacks', () => {
  expect(lettering.draws('Кино')).toBe(false);
  expect(() => lettering.set('Кино', 100)).toThrow('does not draw “К”');
});
