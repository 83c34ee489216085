/** @jest-environment node */
import { type Cloth, cloth } from './cloth';
import { palettes } from './colourways';
import { inks } from './inks';
import { print } from './raster';

const scale = 12;
const piece = (): Cloth => cloth('Makola', { colourway: 'sobolo', picks: 20 });

/** The ink of each pixel of a row, as `#rrggbb`. */
const rowOf = ({ pixels, width }: ReturnType<typeof print>, y: number): string[] =>
  Array.from({ length: width }, (_, x) => `#${pixels.subarray((y * width + x) * 3).toString('hex', 0, 3)}`);

/** The inks of a row of threads, each as many pixels wide as it is printed. */
const inksOf = ({ threads }: Cloth, pick: number): string[] =>
  (threads[pick] ?? []).flatMap((shade) => Array<string>(scale).fill(inks[palettes.sobolo.inks[shade]]));

/** The places of the pixels between two strips: a sixth of a thread on either side. */
const seams = [18, 36, 54, 72].flatMap((thread) => [-2, -1, 0, 1].map((pixel) => thread * scale + pixel));

test('every thread is a whole number of pixels, and a seam lies between two strips, not at the edges', () => {
  const woven = piece();
  const printed = print(woven, 90 * scale, 20 * scale);
  expect([printed.width, printed.height, printed.pixels.length]).toEqual([1080, 240, 1080 * 240 * 3]);
  for (const pick of [0, 7, 19]) {
    const wanted = inksOf(woven, pick).map((ink, x) => (seams.includes(x) ? inks.night : ink));
    expect(rowOf(printed, pick * scale)).toEqual(wanted);
    expect(rowOf(printed, pick * scale + scale - 1)).toEqual(wanted);
  }
});

test('a seam is never thinner than a pixel on either side', () => {
  const woven = piece();
  const night = rowOf(print(woven, 90, 20), 9).flatMap((ink, x) => (ink === inks.night ? [x] : []));
  expect(night).toEqual([17, 18, 35, 36, 53, 54, 71, 72]);
});

test('what does not fit is cut off evenly above and below, left and right', () => {
  const woven = piece();
  const whole = print(woven, 1080, 240);
  // 1072 px wide, a thread still needs twelve pixels; the odd one of 45 rows too many goes below.
  const cut = print(woven, 1072, 195);
  expect(rowOf(cut, 0)).toEqual(rowOf(whole, 22).slice(4, -4));
  expect(rowOf(cut, 194)).toEqual(rowOf(whole, 216).slice(4, -4));
});

test('cloth may fill a picture to the last pick, and no less', () => {
  expect(() => print(piece(), 1080, 240)).not.toThrow();
  expect(() => print(piece(), 1080, 241)).toThrow('20 picks do not fill 1080 × 241');
  expect(() => print({ ...piece(), threads: [] }, 1080, 240)).toThrow(RangeError);
});
