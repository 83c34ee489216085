/** @jest-environment node */
import { cloth, ribbon } from './cloth';
import { colourways } from '../../../src/content/wovenPictures';
import { type Layout, designFrom } from './design';
import { motifNames } from './motifs';

const { leaf } = colourways;

const titles = [
  'The Weaver’s Daughter',
  'Sɛ Wo Werɛ Fi',
  'Ọjọ́ Kẹta',
  'Salt Road',
  'Kɔkɔ',
  'PAMS',
  '',
  '🎬🪡',
  '  \n ',
  'a'.repeat(5000),
];
const many = Array.from({ length: 400 }, (_, at) => `Title ${at}`);

/** A title whose cloth has a given layout. */
const titleWith = (layout: Layout): string => many.find((title) => designFrom(title, leaf).layout === layout) ?? '';

const wovenFrom = (title: string, picks = 135) => cloth(title, { colourway: leaf, strips: 5, picks }).threads;

test.each(titles.map((title) => [title.slice(0, 24), title]))('%j becomes cloth without a gap', (_, title) => {
  const threads = wovenFrom(title);
  expect(threads).toHaveLength(135);
  for (const row of threads) expect(row.join('')).toMatch(/^[0-4]{90}$/);
});

test('the same title gives the same cloth, however it was typed', () => {
  expect(wovenFrom('Ọjọ́ Kẹta'.normalize('NFD'))).toEqual(wovenFrom('Ọjọ́ Kẹta'.normalize('NFC')));
  expect(wovenFrom('  Salt\tRoad ')).toEqual(wovenFrom('Salt Road'));
});

test('different titles give different cloths', () => {
  const woven = [...many.slice(0, 30), 'Makola', 'makola'].map((title) => String(wovenFrom(title)));
  expect(new Set(woven).size).toBe(woven.length);
});

test('the colourway changes nothing but the colours', () => {
  const { motifs, layout, stripes } = designFrom('Makola', leaf);
  for (const colourway of Object.values(colourways)) {
    expect(designFrom('Makola', colourway)).toMatchObject({ motifs, layout, stripes });
  }
});

test('every motif and layout comes up', () => {
  const designs = many.map((title) => designFrom(title, leaf));
  expect(new Set(designs.flatMap(({ motifs }) => motifs))).toEqual(new Set(motifNames));
  expect(new Set(designs.map(({ layout }) => layout)).size).toBe(5);
  expect(designs.every(({ motifs: [one, other] }) => one !== other)).toBe(true);
});

test.each<Layout>(['alternate', 'chevron', 'level', 'river'])(
  '%s cloth is the same from left and from right',
  (layout) => {
    for (const row of wovenFrom(titleWith(layout), 200)) expect(row.toReversed()).toEqual(row);
  },
);

test('a strip repeats seamlessly, with its two motifs in one warp', () => {
  const { threads } = ribbon('Events', leaf);
  const plain = threads.filter((row) => String(row) === String(threads.at(-1)));
  expect(plain.length).toBeGreaterThan(threads.length / 6);
  for (const row of threads) expect(row.toReversed()).toEqual(row);
});
