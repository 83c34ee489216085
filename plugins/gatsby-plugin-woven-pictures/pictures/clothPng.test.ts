/** @jest-environment node */
import sharp from 'sharp';
import { type Cloth, cloth, ribbon } from '../weave/cloth';
import { colourways } from '../../../src/content/wovenPictures';
import { clothPng, rasterise, stripPng } from './clothPng';

const { leaf, hibiscus } = colourways;
const scale = 12;
const piece = (): Cloth => cloth('Makola', { colourway: hibiscus, strips: 5, picks: 20 });

/** The colour of each pixel of a row, as `#rrggbb`. */
const rowOf = (pixels: Buffer, width: number, y: number): string[] =>
  Array.from({ length: width }, (_, x) => `#${pixels.subarray((y * width + x) * 3).toString('hex', 0, 3)}`);

/** The inks of a row of threads, twelve pixels a thread. */
const inksOf = ({ threads }: Cloth, pick: number): string[] =>
  (threads[pick] ?? []).flatMap((shade) => Array<string>(scale).fill(hibiscus.colours[shade]));

/** The pixels of the seams: a sixth of a thread on either side. */
const seams = [18, 36, 54, 72].flatMap((thread) => [-2, -1, 0, 1].map((pixel) => thread * scale + pixel));

test('a thread is a whole number of pixels, and seams lie between strips, not at the edges', () => {
  const pixels = rasterise(piece(), 1080, 240);
  expect(pixels).toHaveLength(1080 * 240 * 3);
  for (const pick of [0, 7, 19]) {
    const wanted = inksOf(piece(), pick).map((ink, x) => (seams.includes(x) ? hibiscus.seam : ink));
    expect(rowOf(pixels, 1080, pick * scale)).toEqual(wanted);
    expect(rowOf(pixels, 1080, pick * scale + scale - 1)).toEqual(wanted);
  }
});

test('a seam is at least a pixel wide on either side', () => {
  const row = rowOf(rasterise(piece(), 90, 20), 90, 9);
  expect(row.flatMap((ink, x) => (ink === hibiscus.seam ? [x] : []))).toEqual([17, 18, 35, 36, 53, 54, 71, 72]);
});

test('what does not fit is cut off evenly on all sides', () => {
  const whole = rasterise(piece(), 1080, 240);
  // 1072 pixels need twelve a thread, too; of 45 rows too many the odd one is cut off below.
  const cut = rasterise(piece(), 1072, 195);
  expect(rowOf(cut, 1072, 0)).toEqual(rowOf(whole, 1080, 22).slice(4, -4));
  expect(rowOf(cut, 1072, 194)).toEqual(rowOf(whole, 1080, 216).slice(4, -4));
});

test('cloth that is too short is refused', () => {
  expect(() => rasterise(piece(), 1080, 241)).toThrow(new RangeError('20 picks do not fill 1080 × 241'));
  expect(() => rasterise({ ...piece(), threads: [] }, 1080, 240)).toThrow(RangeError);
});

test.each([
  ['upright', 90, 135, 5],
  ['square', 90, 90, 5],
  ['wide', 126, 84, 7],
])('a picture that is %s is %i × %i pixels of %i strips', async (_, width, height, strips) => {
  const png = await clothPng('Esi', { colourway: leaf, width, height });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width, height });
  expect(data.equals(rasterise(cloth('Esi', { colourway: leaf, strips, picks: height }), width, height))).toBe(true);
});

test('a strip is a pixel a thread, without a seam at its edges, and repeats one period', async () => {
  const { data, info } = await sharp(await stripPng('Events', leaf))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { threads } = ribbon('Events', leaf);
  expect(info.width).toBe(18);
  expect(info.height).toBeGreaterThanOrEqual(1800);
  expect(info.height % threads.length).toBe(0);
  for (const y of [0, threads.length + 9, info.height - 1]) {
    const row = threads[y % threads.length]?.map((shade) => leaf.colours[shade]);
    expect(rowOf(data, 18, y)).toEqual(row);
  }
});
