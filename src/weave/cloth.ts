import { type PaletteName, type Shade, upright } from './colourways';
import { type Design, designFrom } from './design';
import { type Strip, blockLength, weaveStrip } from './strip';
import { evenThreading, oddThreading, stretchWarp } from './warp';

/** A piece of cloth: strips side by side, with seams between them. */
export interface Cloth {
  readonly design: Design;
  /** Threads across one strip; a seam lies at every multiple of it. */
  readonly stripWidth: number;
  /** The shade of every thread, row by row. */
  readonly threads: readonly (readonly Shade[])[];
}

interface ClothOptions {
  /** By default the title chooses. */
  readonly colourway?: PaletteName | undefined;
  /** Strips side by side, 5 by default; an odd number is symmetrical. */
  readonly strips?: number;
  /** The length of the cloth in picks (rows). By default one period, which repeats seamlessly. */
  readonly picks?: number;
}

/** Threads across one strip. */
export const stripWidth = 18;

/** Strips are counted from the middle, so that an odd number of them is symmetrical. */
const rankOf = (at: number, strips: number): number => Math.floor(Math.abs(at - (strips - 1) / 2));

/** The warp of strip `at` of `strips`, from edge to edge. */
export const warpOf = ({ stripes }: Design, at: number, strips: number): Shade[] =>
  rankOf(at, strips) % 2
    ? stretchWarp(stripes[1], stripWidth, oddThreading)
    : stretchWarp(stripes[0], stripWidth, evenThreading);

/** The strips of one cloth. They share a period, so that blocks lie beside fields. */
const planStrips = (design: Design, strips: number): Strip[] => {
  const { motifs, turned, unit, bars, layout } = design;
  const ranks = Array.from({ length: strips }, (_, at) => rankOf(at, strips));
  const barsOf = (rank: number): number => bars[rank % bars.length] ?? bars[0];
  const longest = Math.max(...ranks.map((rank) => blockLength({ width: stripWidth, bars: barsOf(rank), unit })));
  const period = layout === 'level' ? Math.round(longest * 1.6) : longest * 2;
  return ranks.map((rank, at) => {
    const odd = rank % 2;
    return weaveStrip({
      width: stripWidth,
      motif: odd ? motifs[1] : motifs[0],
      figure: odd ? turned : upright,
      warp: warpOf(design, at, strips),
      bars: barsOf(rank),
      unit,
      // The middle strip of a river has no field.
      period: layout === 'river' && rank === 0 ? longest : period,
    });
  });
};

/** By how many picks strip `at` of `strips` is shifted. */
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
 * Makes cloth from a title. The same title and options give the same threads on every machine.
 * @param title - any text in any script, also an empty one
 */
export const cloth = (title: string, options: ClothOptions = {}): Cloth => {
  const { colourway, strips = 5 } = options;
  const design = designFrom(title, colourway);
  const woven = planStrips(design, strips);
  const period = Math.max(...woven.map(({ rows }) => rows.length));
  const picks = options.picks ?? period;
  const threads = Array.from({ length: picks }, (_, pick) =>
    woven.flatMap(({ rows, block }, at): readonly Shade[] => {
      // Without a phase the middle of a block is in the middle of the cloth.
      const start = Math.floor((picks - block) / 2) - phaseOf(design, at, strips, period);
      return rows[(((pick - start) % rows.length) + rows.length) % rows.length] ?? [];
    }),
  );
  return { design, stripWidth, threads };
};
