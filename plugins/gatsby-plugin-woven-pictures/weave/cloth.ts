import type { Colourway, Figure, Shade } from '../options';
import { type Design, designFrom } from './design';
import { blockLength, stretchWarp, weaveStrip } from './strip';

/** A piece of cloth: strips side by side, with seams between them. */
export interface Cloth {
  readonly colourway: Colourway;
  /** The shade of every thread, row by row; a seam lies at every multiple of `stripWidth`. */
  readonly threads: readonly (readonly Shade[])[];
}

interface ClothOptions {
  readonly colourway: Colourway;
  /** Strips side by side; an odd number is symmetrical. */
  readonly strips: number;
  /** The length of the cloth in picks (rows). */
  readonly picks: number;
}

/** The figure of the strips with an even number. */
export const upright: Figure = [0, 1, 2, 3];

/** Strips are counted from the middle, so that an odd number of them is symmetrical. */
const rankOf = (at: number, strips: number): number => Math.floor(Math.abs(at - (strips - 1) / 2));

/** The strips of one cloth. They share a period, so that blocks lie beside fields. */
const weaveStrips = (design: Design, strips: number) => {
  const { motifs, turned, stripes, unit, bars, layout } = design;
  const plans = Array.from({ length: strips }, (_, at) => {
    const rank = rankOf(at, strips);
    const [motif, figure] = rank % 2 ? ([motifs[1], turned] as const) : ([motifs[0], upright] as const);
    const warp = rank % 2 ? stretchWarp(stripes[1], 'odd') : stretchWarp(stripes[0], 'even');
    return { rank, motif, figure, warp, unit, bars: bars[rank % bars.length] ?? bars[0] };
  });
  const longest = Math.max(...plans.map(blockLength));
  const period = layout === 'level' ? Math.round(longest * 1.6) : longest * 2;
  // The middle strip of a river has no field.
  return plans.map(({ rank, ...plan }) =>
    weaveStrip({ ...plan, period: layout === 'river' && rank === 0 ? longest : period }),
  );
};

/** By how many picks strip `at` of `strips` is shifted. */
const phaseOf = ({ layout }: Design, at: number, strips: number, period: number): number => {
  const rank = rankOf(at, strips);
  const phases = {
    alternate: rank % 2 ? period / 2 : 0,
    drift: (at * period) / 4,
    chevron: (rank * period) / 4,
    river: rank % 2 ? 0 : period / 2,
    level: 0,
  };
  return Math.floor(phases[layout]);
};

/**
 * Makes cloth from a title. The same title and options give the same threads on every machine.
 * @param title - any text in any script, also an empty one
 */
export const cloth = (title: string, { colourway, strips, picks }: ClothOptions): Cloth => {
  const design = designFrom(title, colourway);
  const woven = weaveStrips(design, strips);
  const period = Math.max(...woven.map(({ rows }) => rows.length));
  const threads = Array.from({ length: picks }, (_, pick) =>
    woven.flatMap(({ rows, block }, at) => {
      // Without a phase the middle of a block is in the middle of the cloth.
      const start = Math.floor((picks - block) / 2) - phaseOf(design, at, strips, period);
      return rows[(((pick - start) % rows.length) + rows.length) % rows.length] ?? [];
    }),
  );
  return { colourway, threads };
};

/**
 * A single strip, one period long: the title's first motif, field, its second motif, field. One warp runs through it from end to
 * end, so it repeats seamlessly.
 * @param title - any text in any script, also an empty one
 */
export const ribbon = (title: string, colourway: Colourway): Cloth => {
  const design = designFrom(title, colourway);
  const { motifs, turned, stripes, unit } = design;
  const shared = { unit, bars: Math.min(4, design.bars[0]), warp: stretchWarp(stripes[0], 'even') };
  // Fields of half a block.
  const period = Math.round(blockLength(shared) * 1.5);
  const first = weaveStrip({ ...shared, period, motif: motifs[0], figure: upright });
  const second = weaveStrip({ ...shared, period, motif: motifs[1], figure: turned });
  return { colourway, threads: [...first.rows, ...second.rows] };
};
