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

const palette = (inks: Palette['inks'], ...turned: Palette['turned']): Palette => ({ inks, turned });

/** The colourways. */
export const palettes = {
  /** The colourway of the company. */
  royal: palette(['night', 'gold', 'laterite', 'palm', 'shea'], [3, 1, 0, 4], [2, 4, 0, 1], [1, 0, 2, 4]),
  noon: palette(['gold', 'night', 'laterite', 'palm', 'shea'], [3, 4, 1, 0], [2, 1, 0, 4], [1, 0, 2, 4]),
  honour: palette(['night', 'gold', 'sobolo', 'laterite', 'shea'], [2, 1, 0, 4], [1, 0, 2, 4]),
  sobolo: palette(['sobolo', 'gold', 'kola', 'laterite', 'shea'], [2, 1, 3, 4], [2, 4, 0, 1], [1, 2, 0, 4]),
  leaf: palette(['palm', 'gold', 'night', 'laterite', 'shea'], [2, 1, 0, 4], [1, 2, 0, 3], [2, 4, 3, 1]),
  vat: palette(['indigo', 'shea', 'cobalt', 'gold', 'shea'], [2, 1, 0, 3], [1, 0, 2, 3]),
  /** Resist-dyed cotton. */
  adire: palette(['shea', 'indigo', 'cobalt', 'gold', 'indigo'], [1, 0, 2, 3], [2, 0, 1, 3]),
  earth: palette(['kola', 'gold', 'laterite', 'palm', 'shea'], [2, 4, 0, 1], [1, 0, 2, 4]),
};

/** The name of a colourway. */
export type PaletteName = keyof typeof palettes;
