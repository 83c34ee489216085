/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { compile } from 'sass';

test('all font files together have at most 70 KB', () => {
  const files = readdirSync('src/styles/fonts');
  expect(files).toHaveLength(6);
  expect(files.reduce((sum, file) => sum + statSync(`src/styles/fonts/${file}`).size, 0)).toBeLessThanOrEqual(70_000);
});

/** Letters of each language besides A to Z, in small form, and signs. Tones of Ewe, Yoruba and Igbo are combining marks. */
const letters: Readonly<Record<string, string>> = {
  English: '09 &!?‘’“”–—…·×©£',
  French: 'àâæçéèêëîïôœùûüÿ«»',
  Akan: 'ɛɔ₵',
  Chichewa: 'ŵ',
  Dagbani: 'ɛɣŋɔʒ',
  Ewe: 'ɖɛƒɣŋɔʋ\u0300\u0301\u0303',
  Fula: 'ɓɗŋɲƴ',
  Ga: 'ɛŋɔ',
  Hausa: 'ɓɗƙƴʼ₦',
  Igbo: 'ịṅọụ\u0300\u0301\u0304',
  Kikuyu: 'ĩũ',
  Sotho: 'êôš',
  Venda: 'ḓḽṅṋṱ',
  Wolof: 'àéëñŋó',
  Yoruba: 'ẹọṣǹḿ\u0300\u0301\u0323',
};

describe.each(['display', 'text'])('the %s face', (family) => {
  const { css } = compile('src/styles/_fonts.scss');
  const faces = css.matchAll(new RegExp(`/pams-${family}-[^}]*unicode-range:([^;]+)`, 'g'));
  const ranges = [...faces].flatMap(([, range = '']) => [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]);
  const covers = (code: number) =>
    ranges.some(([, from = '', to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16));

  test.each(Object.entries(letters))('covers the letters of %s', (_, small) => {
    const all = [...`AZaz${small}${small.toUpperCase()}`];
    expect(all.filter((letter) => !covers(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});
