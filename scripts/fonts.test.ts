/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { compile } from 'sass';

test('all font files together have at most 70 KB', () => {
  const files = readdirSync('src/styles/fonts');
  expect(files).toHaveLength(6);
  expect(files.reduce((sum, file) => sum + statSync(`src/styles/fonts/${file}`).size, 0)).toBeLessThanOrEqual(70_000);
});

test.each(['display', 'text'])('the %s face covers English, French and African Latin', (family) => {
  const { css } = compile('src/styles/_fonts.scss');
  const faces = css.matchAll(new RegExp(`/pams-${family}-[^}]*unicode-range:([^;]+)`, 'g'));
  const ranges = [...faces].flatMap(([, range = '']) => [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]);
  const covers = (code: number) =>
    ranges.some(([, from = '', to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16));
  const required = 'AZaz019 &!?‘’“”–—…·×©₵ÀÉÊÇŒàéêçœɛɔŋƐƆŊẹọṣẸỌṢɖƒɣʋǹńḿịụ\u0300\u0301\u0323';
  expect([...required].filter((character) => !covers(character.codePointAt(0) ?? 0))).toEqual([]);
});
