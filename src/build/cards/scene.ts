import type { Ink } from '../../weave/inks';
import type { Measure } from './headline';

/** The size every network asks for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The ink at a point of the card, in pixels from its top left corner; nothing where the ground shows. */
export type Painter = (x: number, y: number) => Ink | undefined;

/** One poster: what is seen, and where its words stand. */
export interface Scene {
  readonly ground: Ink;
  /** The ink of the headline, and that of the wordmark and the page's name. */
  readonly type: Ink;
  readonly mark: Ink;
  /** Cloth and threads. */
  readonly paint: Painter;
  /** What lies over them, as SVG in pixels: lights, rings, lamps. */
  readonly shapes: string;
  readonly headline: Measure;
  /** True where the headline hangs below the wordmark; else it stands on the lower margin. */
  readonly hangs?: boolean;
}

/** Clear space between the edge of the card and its words, in pixels: some networks cut the edges off. */
export const margin = 64;

/** The first painter that has something at a point wins. */
export const layers =
  (...painters: readonly Painter[]): Painter =>
  (x, y) => {
    for (const paint of painters) {
      const ink = paint(x, y);
      if (ink) return ink;
    }
    return undefined;
  };
