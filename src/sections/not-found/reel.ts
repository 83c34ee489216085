import { Cloth } from '../../lib/cloth';
import { lettersOf, rowsOf } from '../../lib/letters';
import { type Place, weave } from '../../lib/loom';

/** The first and the last column of letters in `data/images/not-found.webp`, 262 px left of those of the file: its portrait version shows them. */
const [START, END] = [1100, 1650];

/** The upper and the lower edge of letters within the painted cloth, at each 50th column. */
const tops = [872, 863, 853, 849, 842, 830, 814, 806, 805, 800, 794, 787];
const bottoms = [931, 935, 934, 934, 934, 934, 929, 923, 929, 939, 947, 953];

/** The length of that cloth, in heights of a letter. */
const LENGTH = 5.44;

/** The cloth in the picture, or in its portrait version, which shows the same scene smaller. */
const cloth = (width: number, height: number, scale: number, left: number, top: number): Place => ({
  width,
  height,
  box: [
    Math.ceil(left + START * scale),
    Math.floor(top + 770 * scale),
    Math.floor(left + END * scale),
    Math.ceil(top + 1000 * scale),
  ],
  shade: 0.2,
  column: (x) => {
    const at = Math.max(0, (x - left) / scale - START);
    const [from, part] = [Math.floor(at / 50), (at / 50) % 1];
    const edge = ([one = 0, other = one]: readonly number[]) => one + part * (other - one);
    const [upper, lower] = [edge(tops.slice(from)), edge(bottoms.slice(from))];
    // The cloth is 2.5 times as near at the right.
    const across = Math.log(1 + (1.5 * at) / (END - START)) / Math.log(2.5);
    return { across, top: top + upper * scale, rows: (lower - upper) * scale, light: 0.98 - 0.2 * across };
  },
});
const landscape = cloth(1920, 1200, 1, 262, 0);
const portrait = cloth(1080, 1920, 0.787, -351, 945);

/** Ground and ink of letters in turn. */
const pairs = [
  ['night', 'gold'],
  ['laterite', 'shea'],
  ['gold', 'night'],
] as const;

/** Returns the letters of the last part of an address, without its ending: at most twelve, which can be read. */
function lettersIn(address: string): string {
  const [last = ''] = address.split('/').filter(Boolean).slice(-1);
  try {
    const words = decodeURIComponent(last).replace(/\.\w+$/, '');
    return lettersOf(words.replace(/\P{L}/gu, '')).slice(0, 12);
  } catch {
    return '';
  }
}

/** Weaves the last part of an address into the cloth of the reel that a canvas lies on. Returns a function that stops it. */
export function weaveText(canvas: HTMLCanvasElement, address: string, isPortrait: boolean): () => void {
  const letters = lettersIn(address);
  const woven = new Cloth(LENGTH * 100, 100);
  const wide = Math.min(90, woven.width / letters.length);
  Array.from(letters).forEach((letter, place) => {
    const x = woven.width - (letters.length - place) * wide;
    const [ground, ink] = pairs[place % pairs.length] ?? pairs[0];
    woven.weave('gold', x, 0, 7.5, 100);
    woven.weave('night', x + 2.5, 0, 2.5, 100);
    woven.weave(ground, x + 7.5, 0, wide - 7.5, 100);
    woven.weaveRows(ink, rowsOf(letter), x + 5 + wide * 0.12, 12, wide * 0.8 - 5, 76);
  });
  return weave(canvas, isPortrait ? portrait : landscape, woven);
}
