import type { Ink } from './inks';

/** A thread's place in a colourway: 0 ground, 1 main, 2 second, 3 accent, 4 light. */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** The four shades of a motif: the field it lies on, the figure, its inlay and its eye. */
export type Figure = readonly [field: Shade, figure: Shade, inlay: Shade, eye: Shade];

/** Five inks that may lie side by side, and how a motif turns them round for every second strip. */
export interface Palette {
  readonly inks: readonly [ground: Ink, main: Ink, second: Ink, accent: Ink, light: Ink];
  readonly turned: readonly [Figure, ...Figure[]];
}

/** How a motif uses its colourway on the strips that carry the cloth. */
export const upright: Figure = [0, 1, 2, 3];

/** The colourways cloth is woven in. */
export const palettes = {
  /** Night and gold with laterite and palm: the house cloth. */
  royal: {
    inks: ['night', 'gold', 'laterite', 'palm', 'shea'],
    turned: [
      [3, 1, 0, 4],
      [2, 4, 0, 1],
      [1, 0, 2, 4],
    ],
  },
  /** Gold ground at noon. */
  noon: {
    inks: ['gold', 'night', 'laterite', 'palm', 'shea'],
    turned: [
      [3, 4, 1, 0],
      [2, 1, 0, 4],
      [1, 0, 2, 4],
    ],
  },
  /** Night and gold with hibiscus. */
  honour: {
    inks: ['night', 'gold', 'sobolo', 'laterite', 'shea'],
    turned: [
      [2, 1, 0, 4],
      [1, 0, 2, 4],
    ],
  },
  /** Hibiscus and oxblood: the dark room. */
  sobolo: {
    inks: ['sobolo', 'gold', 'kola', 'laterite', 'shea'],
    turned: [
      [2, 1, 3, 4],
      [2, 4, 0, 1],
      [1, 2, 0, 4],
    ],
  },
  /** Palm and gold. */
  leaf: {
    inks: ['palm', 'gold', 'night', 'laterite', 'shea'],
    turned: [
      [2, 1, 0, 4],
      [1, 2, 0, 3],
      [2, 4, 3, 1],
    ],
  },
  /** Out of the indigo vat, with cobalt. */
  vat: {
    inks: ['indigo', 'shea', 'cobalt', 'gold', 'shea'],
    turned: [
      [2, 1, 0, 3],
      [1, 0, 2, 3],
    ],
  },
  /** Resist-dyed cotton: indigo on paper. */
  adire: {
    inks: ['shea', 'indigo', 'cobalt', 'gold', 'indigo'],
    turned: [
      [1, 0, 2, 3],
      [2, 0, 1, 3],
    ],
  },
  /** Dry-season dust and oxblood. */
  dust: {
    inks: ['harmattan', 'kola', 'laterite', 'sobolo', 'shea'],
    turned: [
      [1, 4, 2, 0],
      [2, 1, 0, 4],
    ],
  },
  /** Red earth and paper. */
  fire: {
    inks: ['laterite', 'shea', 'night', 'gold', 'shea'],
    turned: [
      [2, 1, 0, 3],
      [1, 2, 0, 3],
    ],
  },
  /** Oxblood, gold and red earth. */
  earth: {
    inks: ['kola', 'gold', 'laterite', 'palm', 'shea'],
    turned: [
      [2, 4, 0, 1],
      [1, 0, 2, 4],
    ],
  },
  /** Mud cloth: night and paper. */
  bogolan: {
    inks: ['night', 'shea', 'harmattan', 'laterite', 'shea'],
    turned: [
      [1, 0, 3, 2],
      [2, 0, 1, 3],
    ],
  },
  /** Paper, for a page that has lost its thread. */
  paper: {
    inks: ['shea', 'night', 'laterite', 'gold', 'cobalt'],
    turned: [
      [1, 0, 2, 3],
      [2, 0, 1, 3],
      [4, 0, 1, 3],
    ],
  },
} as const satisfies Record<string, Palette>;

/** The name of a colourway. */
export type PaletteName = keyof typeof palettes;
