import { type Figure, type PaletteName, palettes } from './colourways';
import { type MotifName, motifNames } from './motifs';
import { chooserFrom, normalise } from './random';
import { warps } from './strip';

/** How the blocks of neighbouring strips are shifted against each other. */
export type Layout = 'alternate' | 'drift' | 'chevron' | 'level' | 'river';

/** Everything that a title decides. Bands, pictures and strips of one title share its design. */
export interface Design {
  readonly colourway: PaletteName;
  readonly layout: Layout;
  /** The motif of the strips with an even number, and that of the odd ones. */
  readonly motifs: readonly [MotifName, MotifName];
  /** The shades of the odd strips' motif. */
  readonly turned: Figure;
  /** The thinnest bar, in picks. */
  readonly unit: number;
  /** The warp stripes of the even and of the odd strips. */
  readonly stripes: readonly [string, string];
  /** How many bars stand on either side of a motif: the letters of each word, 3 to 6. */
  readonly bars: readonly [number, ...number[]];
}

const fewest = 3;
const most = 6;

/** Letters of each word; a combining mark is no letter of its own. A title without a letter counts as one short word. */
const lettersOf = (title: string): [number, ...number[]] => {
  const [first = fewest, ...rest] = title
    .split(/[\s'’‑–—-]/u)
    .map((word) => [...word.replace(/\p{M}/gu, '')].length)
    .filter((letters) => letters > 0)
    .map((letters) => Math.max(fewest, Math.min(most, letters)));
  return [first, ...rest];
};

/**
 * The design of a title.
 * @param title - any text, also an empty one
 * @param colourway - by default the title chooses
 */
export const designFrom = (title: string, colourway?: PaletteName): Design => {
  const name = normalise(title);
  const choose = chooserFrom(name);
  // Every choice depends on those before it: append, never insert.
  const own = choose(Object.keys(palettes) as [PaletteName, ...PaletteName[]]);
  const layout = choose<Layout>(['alternate', 'alternate', 'drift', 'chevron', 'level', 'river']);
  const first = choose(motifNames);
  const others = motifNames.filter((motif) => motif !== first) as [MotifName, ...MotifName[]];
  const motifs = [first, choose(others)] as const;
  const unit = choose([1, 2, 2]);
  const stripes = [choose(warps), choose(warps)] as const;
  const turned = choose<Figure>(palettes[colourway ?? own].turned);
  return { colourway: colourway ?? own, layout, motifs, turned, unit, stripes, bars: lettersOf(name) };
};
