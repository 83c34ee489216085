/** @jest-environment node */
import { colourways } from '../../../src/content/wovenPictures';
import { designFrom } from './design';

test.each([
  ['four letters', 'Rift', [4]],
  ['few letters as three, many as six', 'A documentary', [3, 6]],
  ['letters, not their marks', 'Ọjọ́', [3]],
  ['words around an apostrophe', 'Weaver’s wheel', [6, 3, 5]],
  ['words around a straight apostrophe', "Weaver's", [6, 3]],
  ['words around a hyphen, short, long or unbreakable', 'Saltpan-Road–Accra—Lagos‑Tema', [6, 4, 5, 5, 4]],
  ['no word where there is only punctuation', '— Salt —', [4]],
  ['one short word where there is none', ' – ', [3]],
])('bars count %s: %s', (_, title, bars) => {
  expect(designFrom(title, colourways.leaf).bars).toEqual(bars);
});
