import { type PaletteName, type Shade, upright } from './colourways';
import { type Design, designFrom } from './design';
import { type Strip, blockLength, weaveStrip } from './strip';
import { type Threading, stretchWarp } from './warp';

/** Rows of threads, each a place in the colourway. */
export type Threads = readonly (readonly Shade[])[];

/** A piece of cloth: strips side by side, seams between them. */
export interface Cloth {
  readonly design: Design;
  /** Threads across one strip; a seam lies at every multiple of it. */
  readonly stripWidth: number;
  readonly threads: Threads;
}

/** How much cloth, and in which colours. */
export interface ClothOptions {
  /** Left out, the title chooses. */
  readonly colourway?: PaletteName | undefined;
  /** Strips side by side; an odd number is symmetrical. 5 unless told. */
  readonly strips?: number;
  /** Threads across one strip, 16 or 18. 18 unless told. */
  readonly stripWidth?: number;
  /** Picks, the length of the cloth. Left out, exactly one period: it tiles along its strips without a seam. */
  readonly picks?: number;
}

const evenThreading: Threading = [0, 1, 3, 4];
const oddThreading: Threading = [0, 2, 1, 4];

/** Strips are counted from the middle, so that a cloth of an odd number of them is the same from left and from right. */
const rankOf = (at: number, strips: number): number => Math.floor(Math.abs(at - (strips - 1) / 2));

/**
 * The warp of one strip of a cloth, from edge to edge.
 *
 * @param at - the strip's place among `strips`
 */
export const warpOf = ({ stripes }: Design, at: number, strips: number, width: number): Shade[] =>
  rankOf(at, strips) % 2 ? stretchWarp(stripes[1], width, oddThreading) : stretchWarp(stripes[0], width, evenThreading);

/** Strips of one cloth share a period, so that blocks meet fields like bricks in a wall. */
const planStrips = (design: Design, strips: number, width: number): Strip[] => {
  const { motifs, turned, unit, bars, layout } = design;
  const ranks = Array.from({ length: strips }, (_, at) => rankOf(at, strips));
  const barsOf = (rank: number): number => bars[rank % bars.length] ?? bars[0];
  const longest = Math.max(...ranks.map((rank) => blockLength({ width, bars: barsOf(rank), unit })));
  const period = layout === 'level' ? Math.round(longest * 1.6) : longest * 2;
  return ranks.map((rank, at) => {
    const odd = rank % 2;
    return weaveStrip({
      width,
      motif: odd ? motifs[1] : motifs[0],
      figure: odd ? turned : upright,
      warp: warpOf(design, at, strips, width),
      bars: barsOf(rank),
      unit,
      // The middle strip of a river runs on without a pause.
      period: layout === 'river' && rank === 0 ? longest : period,
    });
  });
};

/** How far strip `at` of `strips` is pulled along, in picks. */
const phaseOf = ({ layout }: Design, at: number, strips: number, period: number): number => {
  const rank = rankOf(at, strips);
  switch (layout) {
    case 'alternate':
      return rank % 2 ? Math.floor(period / 2) : 0;
    case 'drift':
      return Math.floor((at * period) / 4);
    case 'chevron':
      return Math.floor((rank * period) / 4);
    case 'river':
      return rank % 2 ? 0 : Math.floor(period / 2);
    case 'level':
      return 0;
  }
};

/**
 * Weaves a title into cloth. The same title and options give the same threads on every machine.
 *
 * @param title - any text in any script, also an empty one
 * @param options - how much cloth, and in which colours
 */
export const cloth = (title: string, options: ClothOptions = {}): Cloth => {
  const { colourway, strips = 5, stripWidth = 18 } = options;
  const design = designFrom(title, colourway);
  const woven = planStrips(design, strips, stripWidth);
  const period = Math.max(...woven.map(({ rows }) => rows.length));
  const picks = options.picks ?? period;
  const threads = Array.from({ length: picks }, (_, pick) =>
    woven.flatMap(({ rows, block }, at): readonly Shade[] => {
      // With no phase the middle of a block lies in the middle of the cloth.
      const start = Math.floor((picks - block) / 2) - phaseOf(design, at, strips, period);
      return rows[(((pick - start) % rows.length) + rows.length) % rows.length] ?? [];
    }),
  );
  return { design, stripWidth, threads };
};
