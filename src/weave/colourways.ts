import type { Ink } from './inks';

/** The colour of a thread, as a place in its colourway: 0 ground, 1 main, 2 second, 3 accent, 4 light. */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** The four shades of a motif: the field it lies on, the figure, its inlay and its eye. */
export type Figure = readonly [field: Shade, figure: Shade, inlay: Shade, eye: Shade];

/** Five inks that can be told apart side by side, and the figures that a title may choose for every second strip. */
export interface Palette {
  readonly inks: readonly [ground: Ink, main: Ink, second: Ink, accent: Ink, light: Ink];
  readonly turned: readonly [Figure, ...Figure[]];
}

/** The figure of the other strips. */
export const upright: Figure = [0, 1, 2, 3];

/** The colourways. A title chooses by place, so their order never changes. */
export const palettes = {
  /** Night and gold with laterite and palm: the colourway of the company. */
  royal: {
    inks: ['night', 'gold', 'laterite', 'palm', 'shea'],
    turned: [
      [3, 1, 0, 4],
      [2, 4, 0, 1],
      [1, 0, 2, 4],
    ],
  },
  /** Gold with night. */
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
  /** Hibiscus and oxblood. */
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
  /** Indigo with cobalt. */
  vat: {
    inks: ['indigo', 'shea', 'cobalt', 'gold', 'shea'],
    turned: [
      [2, 1, 0, 3],
      [1, 0, 2, 3],
    ],
  },
  /** Resist-dyed cotton: indigo on shea. */
  adire: {
    inks: ['shea', 'indigo', 'cobalt', 'gold', 'indigo'],
    turned: [
      [1, 0, 2, 3],
      [2, 0, 1, 3],
    ],
  },
  /** Harmattan and oxblood. */
  dust: {
    inks: ['harmattan', 'kola', 'laterite', 'sobolo', 'shea'],
    turned: [
      [1, 4, 2, 0],
      [2, 1, 0, 4],
    ],
  },
  /** Red earth and shea. */
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
  /** Mud cloth: night and shea. */
  bogolan: {
    inks: ['night', 'shea', 'harmattan', 'laterite', 'shea'],
    turned: [
      [1, 0, 3, 2],
      [2, 0, 1, 3],
    ],
  },
  /** Shea, for the not-found page. */
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
