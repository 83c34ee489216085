import { folded, lettersOf, rowsOf } from './letters';

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZƐƆŊẸỌṢƔƱƖƷ0123456789&-'"];

it('has all letters, each of seven rows of at most five threads', () => {
  for (const letter of letters) {
    expect(rowsOf(letter)).toHaveLength(7);
    for (const row of rowsOf(letter)) expect(row & 31).toBe(row);
  }
});

it('folds a letter, so that its lower half is the reflection of the upper half', () => {
  expect(folded(rowsOf('L'))).toEqual([...Array(6).fill(16), 31, 31, ...Array(6).fill(16)]);
});

/** The number of threads in which two folded letters differ. */
const difference = (one: string, other: string) => {
  const rows = folded(rowsOf(other));
  return folded(rowsOf(one)).reduce(
    (sum, row, y) => sum + (row ^ (rows[y] ?? 0)).toString(2).replace(/0/g, '').length,
    0,
  );
};

it.each(letters.map((letter, index) => [letter, letters.slice(index + 1)] as const))(
  'folded, %s differs from all other letters in six threads or more',
  (letter, others) => {
    expect(others.filter((other) => difference(letter, other) < 6)).toEqual([]);
  },
);

it.each([
  ['Ama Mensah', 'AMA MENSAH'],
  ['Ọláyínká Ṣọ́lá Ẹ̀bùn Ạmị', 'ỌLAYINKA ṢỌLA ẸBUN AMI'],
  ['ɛsi ŋɔnɔ', 'ƐSI ŊƆNƆ'],
  ['Ɗan ƙofi ƴar ɓa ƒ ɖ ʋ Øre Łu', 'DAN KOFI YAR BA F D V ORE LU'],
  ['O’Brien–Nkosi  &\nSons 2', "O'BRIEN-NKOSI & SONS 2"],
  ['Kɔku Aɣbeme', 'KƆKU AƔBEME'],
  ['Ægir Œuvre Þór Großmann', 'AEGIR OEUVRE THOR GROSSMANN'],
  ['A\u00a0B\tC\u2009D 王 E', 'A B C D E'],
  ['<b>ß</b>', 'BSSB'],
  ['محمد 王芳 😀 \u0301\u202e\u0000', ''],
])('the letters of %p are %p', (text, woven) => {
  expect(lettersOf(text)).toBe(woven);
  expect(lettersOf(text.normalize('NFD'))).toBe(woven);
  expect(lettersOf(woven)).toBe(woven);
});

it.each([
  ['Ewe', 'abdɖeɛfƒgɣhiklmnŋoɔprstuʋvwyz ã ẽ ɛ̃ ĩ õ ɔ̃ ũ'],
  ['Dagbani', 'abdeɛfgɣhijklmnŋoɔprstuvwyzʒ'],
  ['Kabye', 'abcdɖeɛfgɣhiɩjklmnñŋoɔprstuʊvwyz'],
  ['Hausa', 'aɓbcdɗefghijkƙlmnorstuwyƴz ’'],
  ['Fula', 'aɓbcdɗeɠfghijklmnŋɲñoprstuwyƴ'],
  ['Yoruba and Igbo', 'abdeẹfghịijklmnṅoọprsṣtuụvwyz ọ̀ ẹ́'],
  ['Bambara', 'abcdeɛfghijklmnɲŋoɔprstuwyz'],
  ['Kanuri and Dinka', 'ǝəɍ ɛ̈ɣɔ̈ŋ'],
  ['Khoekhoe', 'âêîôû'],
  ['European languages', String.fromCharCode(...Array.from({ length: 0xc0 }, (_, i) => 0xc0 + i)).replace(/[×÷]/g, '')],
])('all letters of %s are woven', (_, text) => {
  expect((text.match(/\P{M}\p{M}*/gu) ?? []).filter((letter) => letter.trim() && !lettersOf(letter))).toEqual([]);
});
