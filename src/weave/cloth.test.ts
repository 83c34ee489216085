/** @jest-environment node */
import { createHash } from 'node:crypto';
import { cloth, warpOf } from './cloth';
import { type PaletteName, palettes } from './colourways';
import { type Layout, designFrom } from './design';
import { motifNames } from './motifs';
import { blockLength } from './strip';

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
const titleWith = (layout: Layout): string => many.find((title) => designFrom(title).layout === layout) ?? '';

test.each([
  ['The Weaver’s Daughter', '0a1d8feed565cc44'],
  ['Ọjọ́ Kẹta', 'a24e9ddd0c12dd45'],
  ['', '1e44eb73e7c454a6'],
])('%j is woven the same on every machine', (title, digest) => {
  const { threads } = cloth(title, { picks: 120 });
  expect(createHash('sha256').update(JSON.stringify(threads)).digest('hex').slice(0, 16)).toBe(digest);
});

test.each(titles.map((title) => [title.slice(0, 24), title]))('%j becomes whole cloth', (_, title) => {
  const { threads, design } = cloth(title, { picks: 135 });
  expect(threads).toHaveLength(135);
  for (const row of threads) {
    expect(row).toHaveLength(90);
    expect(row.every((shade) => palettes[design.colourway].inks[shade] !== undefined)).toBe(true);
  }
});

test('the same title gives the same cloth, however it was typed', () => {
  expect(cloth('Ọjọ́ Kẹta'.normalize('NFD'))).toEqual(cloth('Ọjọ́ Kẹta'.normalize('NFC')));
  expect(cloth('  Salt\tRoad ')).toEqual(cloth('Salt Road'));
});

test('different titles give different cloths', () => {
  const woven = titles
    .filter((title) => title.trim())
    .map((title) => JSON.stringify(cloth(title, { picks: 135 }).threads));
  expect(new Set(woven).size).toBe(woven.length);
  expect(cloth('Makola').threads).not.toEqual(cloth('makola').threads);
});

test('letters of a word set its bars, combining marks do not', () => {
  expect(designFrom('Rift').bars).toEqual([4]);
  expect(designFrom('Ọjọ́ of Harmattan').bars).toEqual([3, 3, 6]);
  expect(designFrom('').bars).toEqual([3]);
});

test('a colourway can be asked for, and changes nothing else', () => {
  const own = designFrom('Makola');
  for (const colourway of Object.keys(palettes) as PaletteName[]) {
    const { turned, ...asked } = designFrom('Makola', colourway);
    expect(asked).toMatchObject({ motifs: own.motifs, layout: own.layout, stripes: own.stripes, colourway });
    expect(palettes[colourway].turned).toContain(turned);
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
    for (const row of cloth(titleWith(layout), { picks: 200 }).threads) expect(row.toReversed()).toEqual(row);
  },
);

test.each<Layout>(['alternate', 'chevron', 'level', 'river', 'drift'])(
  'one period of %s cloth tiles without a seam',
  (layout) => {
    const title = titleWith(layout);
    const { threads } = cloth(title);
    const long = cloth(title, { picks: threads.length * 3 }).threads;
    const tiled = [...threads, ...threads, ...threads];
    // A longer piece is centred anew, so it may begin at another pick of the same period.
    const shifts = threads.map((_, at) => JSON.stringify([...tiled.slice(at), ...tiled.slice(0, at)]));
    expect(shifts).toContain(JSON.stringify(long));
  },
);

/** A word whose cloth has a given layout. All blocks of a word are of one length. */
const wordWith = (layout: Layout): string => {
  const word = many.map((title) => title.replace(' ', '')).find((title) => designFrom(title).layout === layout);
  if (word === undefined) throw new Error(`no word weaves ${layout}`);
  return word;
};

/** For each pick of each strip whether it is calm: nothing but its warp. */
const calmOf = (word: string): string[] => {
  const { threads, design } = cloth(word);
  return [0, 1, 2, 3, 4].map((at) => {
    const warp = String(warpOf(design, at, 5, 18));
    return threads.map((row) => (String(row.slice(at * 18, (at + 1) * 18)) === warp ? '-' : '#')).join('');
  });
};

test.each<[Layout, number[]]>([
  ['alternate', [0, 2, 0, 2, 0]],
  ['drift', [2, 3, 0, 1, 2]],
  ['chevron', [2, 1, 0, 1, 2]],
  ['level', [0, 0, 0, 0, 0]],
])('strips of %s cloth are pulled along by %j quarters of a period', (layout, quarters) => {
  const strips = calmOf(wordWith(layout));
  const [, , middle = ''] = strips;
  const period = middle.length;
  const pulled = strips.map((strip) => {
    const shift = Array.from({ length: period }, (_, at) => at).find(
      (at) => strip === middle.slice(at) + middle.slice(0, at),
    );
    return Math.round(((shift ?? NaN) * 4) / period) % 4;
  });
  expect(pulled).toEqual(quarters);
});

test('the middle of a river runs on without a pause between two banks', () => {
  const [outer, bank = '', middle, otherBank, otherOuter] = calmOf(wordWith('river'));
  expect(middle).not.toContain('-');
  expect([otherOuter, otherBank]).toEqual([outer, bank]);
  const half = bank.length / 2;
  expect(outer).toBe(bank.slice(half) + bank.slice(0, half));
});

test.each<[Layout, number]>([
  ['alternate', 0.5],
  ['level', 0.375],
])('%s cloth is calm for a part of %f of its period', (layout, part) => {
  const [strip = ''] = calmOf(wordWith(layout));
  const { threads, design } = cloth(wordWith(layout));
  const block = blockLength({ width: 18, bars: design.bars[0], unit: design.unit });
  expect(strip).toContain('-');
  expect(1 - block / threads.length).toBeCloseTo(part, 2);
});
