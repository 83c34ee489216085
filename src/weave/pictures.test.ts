/** @jest-environment node */
import sharp from 'sharp';
import { cloth } from './cloth';
import { palettes } from './colourways';
import { inks } from './inks';
import { type PageColourway, pageCloths } from './pageCloths';
import { clothPng } from './picture';
import { bandSvg, posterSvg } from './products';
import { print } from './raster';
import { ribbon } from './ribbon';

/** The pixels of a picture as hex codes, row by row. */
const pixelsOf = async (
  picture: Buffer,
): Promise<{ width: number; height: number; at: (x: number, y: number) => string }> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const from = (y * info.width + x) * 3;
    return `#${data.subarray(from, from + 3).toString('hex')}`;
  };
  return { width: info.width, height: info.height, at };
};

test.each(Object.keys(pageCloths) as PageColourway[])(
  'the band of %s shows its threads and nothing else',
  async (page) => {
    const { title, colourway } = pageCloths[page];
    const { threads } = ribbon(title, { colourway, width: 16 });
    const drawn = await pixelsOf(Buffer.from(bandSvg(title, { colourway })));
    const shown = threads.map((row, x) => row.map((_, y) => drawn.at(x * 2 + 1, y * 2)));
    expect(shown).toEqual(threads.map((row) => row.map((shade) => inks[palettes[colourway].inks[shade]])));
  },
);

test('a poster shows its threads, with a soft seam between strips', async () => {
  const { threads } = cloth('Makola', { colourway: 'sobolo', picks: 135 });
  const drawn = await pixelsOf(Buffer.from(posterSvg('Makola', { colourway: 'sobolo', width: 2, height: 3 })));
  expect([drawn.width, drawn.height]).toEqual([720, 1080]);
  const shown = threads.map((row, y) => row.map((_, x) => drawn.at(x * 8 + 4, y * 8 + 4)));
  expect(shown).toEqual(threads.map((row) => row.map((shade) => inks[palettes.sobolo.inks[shade]])));
});

test('a picture is cloth in plain inks, whole pixels a thread', async () => {
  const options = { colourway: 'adire', width: 630, height: 472 } as const;
  const drawn = await pixelsOf(await clothPng('Kumasi', options));
  expect([drawn.width, drawn.height]).toEqual([630, 472]);
  const allowed = new Set<string>([...palettes.adire.inks, 'night' as const].map((ink) => inks[ink]));
  const found = new Set<string>();
  for (let y = 0; y < 472; y += 1) for (let x = 0; x < 630; x += 1) found.add(drawn.at(x, y));
  expect([...found].filter((colour) => !allowed.has(colour))).toEqual([]);
  // Five pixels a thread on seven strips of 18, and of 475 px the first and the last two cut off.
  const across = (y: number): string[] => Array.from({ length: 126 }, (_, thread) => drawn.at(thread * 5 + 2, y));
  expect(across(4)).toEqual(across(8));
  expect(drawn.at(89, 200)).toBe(inks.night);
  expect(drawn.at(90, 200)).toBe(inks.night);
});

test('what does not divide is cut evenly, never scaled', async () => {
  const piece = cloth('Makola', { colourway: 'sobolo', picks: 90 });
  const { pixels } = print(piece, 400, 400);
  // 90 threads of five pixels are 450; 25 are cut off on every side.
  const middles = Array.from({ length: 80 }, (_, thread) =>
    pixels.subarray((202 * 400 + thread * 5 + 2) * 3).subarray(0, 3),
  );
  const row = piece.threads[45]?.slice(5, 85) ?? [];
  expect(middles.map((pixel) => `#${pixel.toString('hex')}`)).toEqual(
    row.map((shade) => inks[palettes.sobolo.inks[shade]]),
  );
  expect(pixels.subarray(0, 3)).toEqual(pixels.subarray(9, 12));
});

test('the same title gives the same file', async () => {
  const options = { colourway: 'leaf', width: 90, height: 90 } as const;
  expect(await clothPng('Esi', options)).toEqual(await clothPng('Esi', options));
  expect(await clothPng('Esi', options)).not.toEqual(await clothPng('Ama', options));
});

test('cloth that is too short is refused', () => {
  expect(() => print(cloth('Makola', { picks: 10 }), 90, 90)).toThrow(RangeError);
});
