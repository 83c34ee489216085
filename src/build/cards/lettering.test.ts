/** @jest-environment node */
import { routes } from '../../../e2e/support/routes';
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
