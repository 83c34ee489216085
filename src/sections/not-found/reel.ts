import { lettersOf, rowsOf } from '../../lib/letters';
import { BARE, Cloth, GOLD, LATERITE, NIGHT, type Place, SHEA, weave, WEFT } from '../../lib/loom';

/** The upper and lower edge of the reel's cloth in `data/images/not-found.webp`, at some columns; these are 262 px less than those of the file. */
const edges = [
  [1060, 868, 926],
  [1100, 869, 938],
  [1160, 856, 941],
  [1200, 847, 939],
  [1290, 841, 939],
  [1367, 821, 940],
  [1417, 802, 931],
  [1455, 801, 925],
  [1511, 800, 937],
  [1605, 789, 954],
  [1655, 780, 958],
  [1730, 777, 965],
  [1817, 782, 981],
  [1920, 782, 999],
] as const;

/** The columns that letters may cover. Both versions of the picture show them. */
const [START, END] = [1100, 1650];

/** The rows of the painted cloth that stay above and below the letters. */
const SELVEDGE = 5;

/** Returns the upper and lower edge at a column, on a straight line between two of the columns above. */
function straightEdgesAt(x: number): [top: number, bottom: number] {
  const next = Math.max(
    1,
    edges.findIndex(([at]) => at >= x),
  );
  const [x0, top0, bottom0] = edges[next - 1] ?? edges[0];
  const [x1, top1, bottom1] = edges[next] ?? edges[0];
  const part = (x - x0) / (x1 - x0);
  return [top0 + part * (top1 - top0), bottom0 + part * (bottom1 - bottom0)];
}

/** Returns the first row and the number of rows of the letters at a column, on a curve. */
function edgesAt(x: number) {
  const around = [-30, -15, 0, 15, 30].map((aside) => straightEdgesAt(x + aside));
  const mean = (edge: 0 | 1) => around.reduce((sum, each) => sum + each[edge], 0) / around.length;
  return { top: mean(0) + SELVEDGE, rows: mean(1) - mean(0) - 2 * SELVEDGE };
}

/** The length of the cloth to each column, in heights of the cloth: the cloth is nearer at the right. */
const lengths = [0];
for (let x = START; x < END; x += 1) lengths.push((lengths[x - START] ?? 0) + 1 / edgesAt(x).rows);
const LENGTH = lengths[END - START] ?? 0;

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
    const at = (x - left) / scale;
    const edge = edgesAt(at);
    const across = (lengths[Math.round(at) - START] ?? 0) / LENGTH;
    return { across, top: top + edge.top * scale, rows: edge.rows * scale, light: 0.98 - 0.2 * across };
  },
});

/** The most letters that can be read. */
const LONGEST = 12;

/** Ground and ink of letters in turn. */
const pairs = [
  [NIGHT, GOLD],
  [LATERITE, SHEA],
  [GOLD, NIGHT],
] as const;

/** Returns the letters of the last part of an address, without its ending. */
function lettersIn(address: string): string {
  const [last = ''] = address.split('/').filter(Boolean).slice(-1);
  try {
    return lettersOf(
      decodeURIComponent(last)
        .replace(/\.\w+$/, '')
        .replace(/\P{L}/gu, ''),
    ).slice(0, LONGEST);
  } catch {
    return '';
  }
}

/** Weaves the last part of an address into the cloth of the reel. */
export function weaveAddress(canvas: HTMLCanvasElement, address: string, isPortrait: boolean): void {
  const letters = lettersIn(address);
  if (!letters) return;
  const woven = new Cloth(Math.round(LENGTH * 100), 100);
  woven.weave(BARE, 0, 0, woven.width, woven.height);
  const wide = Math.min(90, woven.width / letters.length);
  Array.from(letters).forEach((letter, place) => {
    const x = woven.width - (letters.length - place) * wide;
    const [ground, ink] = pairs[place % pairs.length] ?? pairs[0];
    for (const stripe of [0, 1, 2]) woven.weave(stripe === 1 ? NIGHT : GOLD, x + stripe * 2.5, 0, 2.5, 100);
    woven.weave(ground + WEFT, x + 7.5, 0, wide - 7.5, 100);
    woven.weaveBits(ink + WEFT, rowsOf(letter), x + 5 + wide * 0.12, 12, wide * 0.8 - 5, 76);
  });
  weave(canvas, isPortrait ? cloth(1080, 1920, 0.787, -351, 945) : cloth(1920, 1200, 1, 262, 0), woven);
}
