// A cloth of threads: for the bands of pages (in a script of the build), for names and addresses (in the browser). No React and no DOM here.
import { folded, rowsOf } from './letters';

/** The inks of threads: colours of `_tokens.scss`. */
export const inks = [
  ...(['night', 'gold', 'shea', 'palm', 'sobolo', 'laterite', 'kola', 'harmattan', 'indigo', 'cobalt'] as const),
];
export type Ink = (typeof inks)[number];

/** A thread is the index of its ink. Added to it: the thread runs along the cloth, not across. */
export const WARP = 16;
/** No thread: what is below the cloth shows. */
export const BARE = 255;

/** A cloth, from its upper left corner. It is bare until something is woven. */
export class Cloth {
  readonly threads: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.threads = new Uint8Array(width * height).fill(BARE);
  }

  /** Weaves threads into a rectangle. What is beyond the edges of the cloth is left out. */
  fill(thread: number, x: number, y: number, width: number, height: number): void {
    const column = (at: number) => Math.min(this.width, Math.max(0, Math.round(at)));
    for (let row = Math.max(0, Math.round(y)); row < Math.min(this.height, Math.round(y + height)); row += 1)
      this.threads.fill(thread, row * this.width + column(x), row * this.width + column(x + width));
  }

  /** Weaves an ink into a rectangle. */
  weave(ink: Ink, x: number, y: number, width: number, height: number, kind = 0): void {
    this.fill(inks.indexOf(ink) + kind, x, y, width, height);
  }

  /** Weaves rows of five bits, such as those of a letter. */
  weaveRows(ink: Ink, rows: readonly number[], x: number, y: number, width: number, height: number): void {
    const [bit, step] = [width / 5, height / rows.length];
    rows.forEach((row, at) => {
      for (let k = 0; k < 5; k += 1) if (row & (16 >> k)) this.weave(ink, x + k * bit, y + at * step, bit, step);
    });
  }

  /** Lays a strip across the whole width, again and again, with its beginning at `x`. Its threads are `thread` threads wide. */
  lay(strip: Cloth, x: number, y: number, thread = 1): void {
    for (let column = 0; column < this.width; column += 1) {
      const from = Math.floor((column - x) / thread);
      const at = from - Math.floor(from / strip.width) * strip.width;
      for (let row = 0; row < strip.height; row += 1)
        this.fill(strip.threads[row * strip.width + at] ?? BARE, column, y + row * thread, 1, thread);
    }
  }
}

/** A ground, what is woven on it, and what this encloses. */
type Inks = readonly [ground: Ink, ink: Ink, enclosed: Ink];

/** The inks of a strip. */
export interface Pattern {
  /** The inks of letters, in turn. */
  readonly letters: readonly Inks[];
  /** The inks of spaces. */
  readonly field: Inks;
  /** The stripes before letters: the outer and inner ones, and those at the middle of even and odd cells. */
  readonly stripes: readonly [Ink, Ink, Ink, Ink];
}

/** The threads of a letter in a strip, with the stripes before it. */
export const CELL = 20;

/** The rows that are woven for spaces: lozenges, and in turn with them lines if there are more. */
const LOZENGE = [0, 4, 10, 17, 10, 4, 0];
const LINES = [0, 31, 0, 0, 31, 0, 0];

/** Weaves a strip of letters, each above its own reflection: the upper half can be read. Between two spaces there are no stripes. */
export function strip(text: string, { letters, field, stripes }: Pattern, height = 16): Cloth {
  const cloth = new Cloth(text.length * CELL, height);
  const [outer, inner, ...middles] = stripes;
  Array.from(text).forEach((letter, cell) => {
    const x = cell * CELL;
    const isField = letter === ' ';
    const goesOn = isField && text[cell - 1] === ' ';
    const rows = folded(isField ? (goesOn && cell % 2 ? LINES : LOZENGE) : rowsOf(letter));
    const [ground, ink, enclosed] = (!isField && letters[cell % letters.length]) || field;
    cloth.weave(ground, x, 0, CELL, height);
    if (!goesOn) {
      const middle = middles[cell % 2] ?? outer;
      const half = [outer, inner, middle, cell % 2 ? inner : middle];
      half.concat([...half].reverse()).forEach((stripe, at) => cloth.weave(stripe, x + at, 0, 1, height, WARP));
    }
    // Enclosed: between threads of the letter at all four sides.
    const all = (some: readonly number[]) => some.reduce((bits, more) => bits | more, 0);
    const inside = rows.map((bits, row) => {
      const between = [8, 4, 2].filter((bit) => bits >= 2 * bit && bits % bit);
      return all(between) & all(rows.slice(0, row)) & all(rows.slice(row + 1)) & ~bits;
    });
    const top = (height - rows.length) / 2;
    cloth.weaveRows(enclosed, inside, x + 9, top, 10, rows.length);
    cloth.weaveRows(ink, rows, x + 9, top, 10, rows.length);
  });
  return cloth;
}
