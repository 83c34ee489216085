import type { Cloth } from './cloth';
import { type PaletteName, upright } from './colourways';
import { designFrom } from './design';
import { blockLength, weaveStrip } from './strip';
import { stretchWarp } from './warp';

/** Which single strip. */
export interface RibbonOptions {
  /** Left out, the title chooses. */
  readonly colourway?: PaletteName | undefined;
  /** Threads across, 16 or 18. */
  readonly width: number;
}

/**
 * A single strip of cloth, one period long: the title's first motif, field, its second motif, field. One warp runs
 * through it from end to end, as in any strip that comes off a loom, so it tiles without a seam.
 *
 * @param title - any text in any script, also an empty one
 * @param options - its width and colours
 */
export const ribbon = (title: string, { colourway, width }: RibbonOptions): Cloth => {
  const design = designFrom(title, colourway);
  const { motifs, turned, stripes, unit } = design;
  const bars = Math.min(4, design.bars[0]);
  const shared = {
    width,
    unit,
    bars,
    warp: stretchWarp(stripes[0], width, [0, 1, 3, 4]),
    // Fields of half a block: at the height of a band more would be a gap.
    period: Math.round(blockLength({ width, bars, unit }) * 1.5),
  };
  const first = weaveStrip({ ...shared, motif: motifs[0], figure: upright });
  const second = weaveStrip({ ...shared, motif: motifs[1], figure: turned });
  return { design, stripWidth: width, threads: [...first.rows, ...second.rows] };
};
