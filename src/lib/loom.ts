// Weaves a cloth into a picture. No React here: pages load this module when they need it.
import { BARE, type Cloth, inks, WARP } from './cloth';

/** The place of a cloth in a picture, in pixels of the picture. */
export interface Place {
  /** The size of the picture. */
  readonly width: number;
  readonly height: number;
  /** The box around the cloth: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
  /** Returns what a column shows: the place in the cloth's width, from 0 to 1, the first row and the number of rows, and the light on it. */
  readonly column: (x: number) => {
    readonly across: number;
    readonly top: number;
    readonly rows: number;
    readonly light: number;
  };
  /** The light that the lower half of the cloth loses. */
  readonly shade: number;
}

/** The width of the pattern of noise. */
const SIZE = 128;

/** Noise without spots, as in the drawings: each value is compared with its neighbours. */
const grain = (() => {
  let seed = 7;
  const noise = Float32Array.from({ length: SIZE * SIZE }, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
  const at = (index: number) => noise[index & (SIZE * SIZE - 1)] ?? 0;
  const around = (index: number) => (at(index - 1) + at(index + 1) + at(index - SIZE) + at(index + SIZE)) / 4;
  return noise.map((value, index) => 0.5 + (value - around(index)) * 0.78 + (value - 0.5) * 0.28);
})();

/** The red, green and blue of the inks. */
const colours = inks.map((ink) => {
  const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${ink}`);
  return Array.from(hex.match(/[\da-f]{2}/gi) ?? [], (two) => parseInt(two, 16));
});
const [night = [], , shea = []] = colours;

const part = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Paints rows of a cloth with the light and the grain of the drawings, whose formulas these are: dots of night where there is little light,
 * of shea where there is much.
 * @param from the first row, and `to` the row after the last, as parts of the cloth's height; `start` and `end` as parts of the box's width
 */
function paint(pixels: ImageData, place: Place, cloth: Cloth, from = 0, to = 1, start = 0, end = 1): void {
  const { data, width } = pixels;
  const [left, upper] = place.box;
  for (let x = Math.round(start * width); x < end * width; x += 1) {
    const { across, top, rows, light } = place.column(left + x + 0.5);
    for (let y = Math.round(top + from * rows); y < Math.round(top + to * rows); y += 1) {
      const at = ((y - upper) * width + x) * 4;
      const down = Math.floor(((y + 0.5 - top) / rows) * cloth.height);
      const along = Math.floor(across * cloth.width);
      const thread = cloth.threads[down * cloth.width + along] ?? BARE;
      data[at + 3] = thread === BARE ? 0 : 255;
      if (thread === BARE) continue;
      let lit = light - place.shade * Math.max(0, (y - top) / rows - 0.45);
      if (thread & WARP ? along % 4 < 1 : down % 8.6 < 1.9) lit -= thread & WARP ? 0.1 : 0.16;
      const dot = (y % SIZE) * SIZE + (x % SIZE);
      const other = grain[(dot + 5000) % grain.length] ?? 0;
      const dark = part(((1 - lit) * 1.47 - (grain[dot] ?? 0)) * 3.2) * 0.92;
      const bright = part(((lit - 0.8) * 1.7 - other) * 3.2) * (1 - dark) * 0.8;
      for (let k = 0; k < 3; k += 1) {
        const ink = colours[thread % WARP]?.[k] ?? 0;
        const inked = ink + (ink * 0.2 + (night[k] ?? 0) * 0.66 - ink) * dark;
        const light = ink + ((shea[k] ?? 0) - ink) * 0.55;
        data[at + k] = inked + (light - inked) * bright + (other - 0.5) * 8;
      }
    }
  }
}

/** The number of picks in which a cloth is woven, and the time of each, in milliseconds. */
const [PICKS, PICK] = [24, 38];

/** What is woven into each canvas. It is not read from the canvas: browsers that protect against fingerprinting return noise. */
const woven = new WeakMap<HTMLCanvasElement, ImageData>();

/** True for visitors who asked for less motion. */
const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Weaves a cloth into a canvas over a picture, over the cloth that it has, from the lower edge upwards, in steps: one from the left, one
 * from the right.
 * @param still true to weave all of it at once
 * @returns a function that stops the loom
 */
export function weave(canvas: HTMLCanvasElement, place: Place, cloth: Cloth, still = isReduced()): () => void {
  const [left, top, right, bottom] = place.box;
  const { width, height } = place;
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  if (canvas.width !== width || canvas.height !== height) {
    Object.assign(canvas, { width, height });
    woven.delete(canvas);
  }
  const pixels = woven.get(canvas) ?? context.createImageData(right - left, bottom - top);
  woven.set(canvas, pixels);
  const begin = performance.now();
  const row = (pick: number) => 1 - pick / PICKS;
  let done = 0;
  let frame = 0;
  const step = (now: number) => {
    const due = still ? PICKS : Math.min(PICKS, (now - begin) / PICK + 0.5);
    const whole = Math.floor(due);
    const [start, end] = whole % 2 ? [1 + whole - due, 1] : [0, due - whole];
    paint(pixels, place, cloth, row(whole), row(done));
    if (whole < PICKS) paint(pixels, place, cloth, row(whole + 1), row(whole), start, end);
    context.putImageData(pixels, left, top);
    done = whole;
    if (done < PICKS) frame = requestAnimationFrame(step);
  };
  step(begin);
  return () => cancelAnimationFrame(frame);
}
