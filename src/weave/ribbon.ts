import type { Cloth } from './cloth';
import { type PaletteName, upright } from './colourways';
import { designFrom } from './design';
import { blockLength, weaveStrip } from './strip';
import { evenThreading, stretchWarp } from './warp';

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
  const bars = Math.min(4, design.bars[0]);
  const warp = stretchWarp(stripes[0], width, evenThreading);
  // Fields of half a block: longer ones would be gaps at the height of a band.
  const period = Math.round(blockLength({ width, bars, unit }) * 1.5);
  const shared = { width, unit, bars, warp, period };
  const first = weaveStrip({ ...shared, motif: motifs[0], figure: upright });
  const second = weaveStrip({ ...shared, motif: motifs[1], figure: turned });
  return { design, stripWidth: width, threads: [...first.rows, ...second.rows] };
};
