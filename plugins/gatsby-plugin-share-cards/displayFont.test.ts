/** @jest-environment node */
import { DisplayFont } from './displayFont';
import { shareCards } from '../../src/content/shareCards/shareCards';

const font = new DisplayFont(shareCards.fonts);
const widthOf = (text: string): number => font.outline(text, 1000).width;

/** Where the points of an outline lie. */
const pointsOf = (text: string): { x: number[]; y: number[] } => {
  const numbers = [...font.outline(text, 1000).data.matchAll(/-?[\d.]+/g)].map(Number);
  return { x: numbers.filter((_, at) => at % 2 === 0), y: numbers.filter((_, at) => at % 2 === 1) };
};

test('letters stand on the baseline, as high as capitals are, kerned and spaced', () => {
  const { y } = pointsOf('HI');
  expect(Math.max(...y)).toBeCloseTo(0, 0);
  expect(-Math.min(...y)).toBeCloseTo(font.capHeight * 1000, 0);
  expect(widthOf('HH')).toBeCloseTo(2 * widthOf('H') - 22, 5);
  expect(widthOf('To')).toBeLessThan(widthOf('T') + widthOf('o') - 22);
});

test.each(['ɔ', 'Ŋ', 'ọ'])('a combining mark stands above its letter and takes no space: %s', (letter) => {
  const [plain, marked] = [pointsOf(letter), pointsOf(`${letter}\u0301`)];
  const mark = { x: marked.x.slice(plain.x.length), y: marked.y.slice(plain.y.length) };
  expect(Math.max(...mark.y)).toBeLessThan(Math.min(...plain.y));
  expect(Math.min(...mark.x)).toBeGreaterThan(Math.min(...plain.x));
  expect(Math.max(...mark.x)).toBeLessThan(Math.max(...plain.x));
  expect(widthOf(`${letter}\u0301`)).toBeCloseTo(widthOf(letter), 5);
});

test('has the letters of Twi, Ewe and Yoruba, and says which letter it lacks', () => {
  for (const text of ['Sɛ wo wɛrɛ fi', 'Ŋutifafa', 'Ọjọ́ Kẹta']) expect(() => widthOf(text)).not.toThrow();
  expect(() => font.outline('Кино', 100)).toThrow(new RangeError('the display face has no “К”'));
});
