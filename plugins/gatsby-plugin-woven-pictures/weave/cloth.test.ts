/** @jest-environment node */
import { cloth } from './cloth';
import { type PaletteName, palettes } from './colourways';
import { type Layout, designFrom } from './design';
import { motifNames } from './motifs';

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

/** A word whose cloth has a given layout. All blocks of one word have the same length. */
const wordWith = (layout: Layout): string =>
  many.map((title) => title.replace(' ', '')).find((title) => designFrom(title).layout === layout) ?? '';

test.each(titles.map((title) => [title.slice(0, 24), title]))('%j becomes cloth without a gap', (_, title) => {
  const { threads } = cloth(title, { picks: 135 });
  expect(threads).toHaveLength(135);
  for (const row of threads) expect(row.join('')).toMatch(/^[0-4]{90}$/);
});

test('the same title gives the same cloth, however it was typed', () => {
  expect(cloth('Ọjọ́ Kẹta'.normalize('NFD'))).toEqual(cloth('Ọjọ́ Kẹta'.normalize('NFC')));
  expect(cloth('  Salt\tRoad ')).toEqual(cloth('Salt Road'));
});

test('different titles give different cloths', () => {
  const woven = [...many.slice(0, 30), 'Makola', 'makola'].map((title) => String(cloth(title, { picks: 135 }).threads));
  expect(new Set(woven).size).toBe(woven.length);
});

test('a colourway can be asked for, and changes nothing but the colours', () => {
  const { motifs, layout, stripes } = designFrom('Makola');
  for (const colourway of Object.keys(palettes) as PaletteName[]) {
    expect(designFrom('Makola', colourway)).toMatchObject({ motifs, layout, stripes, colourway });
  }
});

test('every motif, layout and colourway comes up', () => {
  const designs = many.map((title) => designFrom(title));
  expect(new Set(designs.flatMap(({ motifs }) => motifs))).toEqual(new Set(motifNames));
  expect(new Set(designs.map(({ layout }) => layout)).size).toBe(5);
  expect(new Set(designs.map(({ colourway }) => colourway)).size).toBe(Object.keys(palettes).length);
  expect(designs.every(({ motifs: [one, other] }) => one !== other)).toBe(true);
});

test.each<Layout>(['alternate', 'chevron', 'level', 'river'])(
  '%s cloth is the same from left and from right',
  (layout) => {
    for (const row of cloth(wordWith(layout), { picks: 200 }).threads) expect(row.toReversed()).toEqual(row);
  },
);

test.each<Layout>(['alternate', 'chevron', 'level', 'river', 'drift'])(
  'one period of %s cloth repeats seamlessly',
  (layout) => {
    const title = wordWith(layout);
    const { threads } = cloth(title);
    const long = cloth(title, { picks: threads.length * 3 }).threads;
    const tiled = [...threads, ...threads, ...threads];
    // A longer piece is centred anew, so it may begin at another pick of the same period.
    const shifts = threads.map((_, at) => JSON.stringify([...tiled.slice(at), ...tiled.slice(0, at)]));
    expect(shifts).toContain(JSON.stringify(long));
  },
);
