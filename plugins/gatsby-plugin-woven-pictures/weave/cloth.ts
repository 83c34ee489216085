import { type PaletteName, type Shade, upright } from './colourways';
import { type Design, designFrom } from './design';
import { blockLength, stretchWarp, weaveStrip } from './strip';

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
export const warpOf = ({ stripes: [even, odd] }: Design, at: number, strips: number): Shade[] =>
  rankOf(at, strips) % 2 ? stretchWarp(odd, stripWidth, 'odd') : stretchWarp(even, stripWidth, 'even');

/** The strips of one cloth. They share a period, so that blocks lie beside fields. */
const weaveStrips = (design: Design, strips: number) => {
  const { motifs, turned, unit, bars, layout } = design;
  const plans = Array.from({ length: strips }, (_, at) => {
    const rank = rankOf(at, strips);
    const [motif, figure] = rank % 2 ? ([motifs[1], turned] as const) : ([motifs[0], upright] as const);
    const warp = warpOf(design, at, strips);
    return { rank, motif, figure, warp, unit, width: stripWidth, bars: bars[rank % bars.length] ?? bars[0] };
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
export const cloth = (title: string, { colourway, strips = 5, picks }: ClothOptions = {}): Cloth => {
  const design = designFrom(title, colourway);
  const woven = weaveStrips(design, strips);
  const period = Math.max(...woven.map(({ rows }) => rows.length));
  const length = picks ?? period;
  const threads = Array.from({ length }, (_, pick) =>
    woven.flatMap(({ rows, block }, at) => {
      // Without a phase the middle of a block is in the middle of the cloth.
      const start = Math.floor((length - block) / 2) - phaseOf(design, at, strips, period);
      return rows[(((pick - start) % rows.length) + rows.length) % rows.length] ?? [];
    }),
  );
  return { design, stripWidth, threads };
};

/**
 * A single strip, one period long: the title's first motif, field, its second motif, field. One warp runs through it from end to
 * end, so it repeats seamlessly.
 * @param title - any text in any script, also an empty one
 * @param width - threads across, 16 or 18
 * @param colourway - by default the title chooses
 */
export const ribbon = (title: string, width: number, colourway?: PaletteName): Cloth => {
  const design = designFrom(title, colourway);
  const { motifs, turned, stripes, unit } = design;
  const shared = { width, unit, bars: Math.min(4, design.bars[0]), warp: stretchWarp(stripes[0], width, 'even') };
  // Fields of half a block: longer ones would be gaps at the height of a band.
  const period = Math.round(blockLength(shared) * 1.5);
  const first = weaveStrip({ ...shared, period, motif: motifs[0], figure: upright });
  const second = weaveStrip({ ...shared, period, motif: motifs[1], figure: turned });
  return { design, stripWidth: width, threads: [...first.rows, ...second.rows] };
};
