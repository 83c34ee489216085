/** @jest-environment node */
import { statSync } from 'node:fs';
import { compile } from 'sass';
import { charactersOf, facesOf } from './faces';

const faces = facesOf(compile('src/styles/_fonts.scss').css);

test('the font files weigh no more together than 70 KB', () => {
  expect(faces).toHaveLength(6);
  expect(faces.reduce((sum, { file }) => sum + statSync(`static/fonts/${file}`).size, 0)).toBeLessThanOrEqual(70_000);
});

test.each(['display', 'text'])('the %s face covers English, French and African Latin', (family) => {
  const covered = charactersOf(faces.flatMap((face) => (face.family === family ? face.range : [])).join());
  const required = 'AZaz019 &!?‘’“”–—…·×©₵ÀÉÊÇŒàéêçœɛɔŋƐƆŊẹọṣẸỌṢɖƒɣʋǹńḿịụ\u0300\u0301\u0323';
  expect([...required].filter((character) => !covered.includes(character))).toEqual([]);
});
