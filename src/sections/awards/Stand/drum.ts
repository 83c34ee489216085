import { BARE, CELL, Cloth, type Pattern, strip, WARP } from '../../../lib/cloth';
import { lettersOf, rowsOf } from '../../../lib/letters';
import { type Place, weave } from '../../../lib/loom';

/** The height of the curve of both drums. */
const CURVE = 45;

/** The drum of a picture, in pixels: the picture's width, the place of the drum, and the side that the light comes from. */
const drum = (width: number, middle: number, radius: number, rim: number, bottom: number, side: 1 | -1): Place => ({
  width,
  height: 1200,
  box: [middle - radius, rim - CURVE, middle + radius, bottom],
  shade: 0.32,
  column: (x) => {
    const at = (x - middle) / radius;
    const cos = Math.sqrt(1 - at * at);
    const light = Math.max(0.56, 0.3 + 0.84 * Math.min(1, 0.52 + 0.5 * at * side + 0.18 * cos));
    const outline = Math.max(0, Math.abs(at) - 0.985) * 60;
    return {
      across: 0.5 + Math.asin(at) / Math.PI,
      top: rim - CURVE + CURVE * cos,
      rows: bottom - rim,
      light: light - outline,
    };
  },
});

/** The drums of `data/images/closing-awards.webp` and its portrait version. */
const landscape = drum(1320, 760, 230, 687, 1048, -1);
export const portrait = drum(1080, 540, 236, 688, 1056, 1);

/** The inks of a name's border: darker than those of the name. */
const pattern: Pattern = {
  letters: [['night', 'sobolo', 'night']],
  field: ['night', 'palm', 'night'],
  stripes: ['night', 'palm', 'night', 'night'],
};

/** Returns the border of a name: its letters folded. */
export const borderOf = (letters: string): Cloth => strip(`${letters} `, pattern);

/** The height of a border's threads on the drum, the height of the ring at the rim, and the room between lines. */
const [THREAD, RING, GAP] = [3.6, 30, 9];

/** Ground and ink of the name's lines in turn. */
const pairs = [
  ['night', 'gold'],
  ['sobolo', 'shea'],
] as const;

/** The length of the name's longest line, before letters are widened towards the sides of the drum, where they are seen from the side. */
const FRONT = 460;
const aside = (from: number) => from * (1 + (from / 720) ** 2);

/** Divides letters where a line may end: after a space, after a hyphen, and in the middle of a long word. */
const piecesOf = (letters: string): readonly string[] =>
  (letters.match(/[^ -]+[ -]*|[ -]+/g) ?? []).flatMap((word) => {
    const half = Math.ceil(word.length / 2);
    return word.length > 11 ? [`${word.slice(0, half)}\u00ad`, word.slice(half)] : word;
  });

/** Divides letters into at most three lines, so that they are large: longer lines have narrower letters, more lines have lower ones. */
export function linesOf(letters: string): readonly string[] {
  const [first = '', ...others] = piecesOf(letters);
  const shown = (line: string) =>
    line
      .trim()
      .replace(/\u00ad$/, '-')
      .replace('\u00ad', '');
  const size = (lines: readonly string[]) =>
    Math.min(183 / lines.length, FRONT / Math.max(...lines.map(({ length }) => length))) / 1.2 ** lines.length;
  const [best = []] = others
    .reduce(
      (all, piece) =>
        all.flatMap((lines) => [
          [...lines, piece],
          [...lines.slice(0, -1), `${lines.at(-1)}${piece}`],
        ]),
      [[first]],
    )
    .map((lines) => lines.map(shown))
    .filter(({ length }) => length <= 3)
    .sort((one, other) => size(other) - size(one));
  return best;
}

/** Weaves a line of the name. If it has letters with a dot below, all its letters are lower, so that the dots are apart from them. */
function weaveLine(cloth: Cloth, line: string, row: number, from: number, room: number): void {
  const [ground, ink] = pairs[row % 2] ?? pairs[0];
  const letters = Array.from(line, (letter) => ({ letter, wide: /[MW]/.test(letter) ? 1.3 : 1 }));
  const all = letters.reduce((sum, { wide }) => sum + wide, 0);
  const pitch = Math.min(room * 0.8, FRONT / all);
  const high = Math.min(room, Math.max(pitch * 2.1, room * 0.6));
  const top = from + (room - high) / 2;
  const tall = /[ẸỌṢ]/.test(line) ? high * 0.74 : high;
  cloth.weave(ground, 0, from - GAP / 2, cloth.width, room + GAP);
  let place = -all / 2;
  for (const { letter, wide } of letters) {
    const x = cloth.width / 2 + aside((place + wide * 0.1) * pitch);
    const width = cloth.width / 2 + aside((place + wide * 0.9) * pitch) - x;
    const [base = '', dot] = letter.normalize('NFD');
    cloth.weaveRows(ink, rowsOf(base), x, top, width, tall);
    if (dot) cloth.weave(ink, x + width * 0.38, top + high * 0.87, width * 0.24, high * 0.13);
    place += wide;
  }
}

/** Returns the cloth of a drum: the letters of a name above a border of the same letters, folded. */
export function clothOf(letters: string, { box: [left, top, right, bottom] }: Place): Cloth {
  const cloth = new Cloth(Math.round((Math.PI * (right - left)) / 2), bottom - top - CURVE);
  const { width, height } = cloth;
  cloth.weave('night', 0, 0, width, height, WARP);
  const border = borderOf(letters);
  const foot = height - border.height * THREAD;
  cloth.lay(border, (width - (border.width - CELL) * THREAD) / 2, foot, THREAD);
  for (const y of [foot, height - THREAD]) cloth.weave('gold', 0, y, width, THREAD);
  cloth.weave('sobolo', 0, 7, width, RING);
  cloth.weave('gold', 0, 7 + RING * 0.3, width, RING * 0.4);
  cloth.fill(BARE, 0, 4, width, 3); // the white line along the painted drum's rim
  const lines = linesOf(letters);
  const slot = (foot - RING - 7) / lines.length;
  lines.forEach((line, row) => weaveLine(cloth, line, row, RING + 7 + GAP / 2 + row * slot, slot - GAP));
  return cloth;
}

/** Weaves a name round the drum of the picture that a canvas lies on. Without letters the drum is bare. Returns a function that stops it. */
export function weaveText(canvas: HTMLCanvasElement, name: string, isPortrait: boolean): () => void {
  const place = isPortrait ? portrait : landscape;
  const letters = lettersOf(name);
  if (letters) return weave(canvas, place, clothOf(letters, place));
  canvas.width = 0;
  return () => undefined;
}
