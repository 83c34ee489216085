import type { Colourway } from '../options';
import { type MotifName, motifNames } from './motifs';
import { chooserFrom, normalise } from './random';
import { warps } from './strip';

/** How the blocks of neighbouring strips are shifted against each other. */
export type Layout = 'alternate' | 'drift' | 'chevron' | 'level' | 'river';

/** Everything that a title decides. Bands, pictures and strips of one title share its design. */
export type Design = ReturnType<typeof designFrom>;

/** Letters of each word, 3 to 6; a combining mark is no letter of its own. A title without a letter counts as one short word. */
const lettersOf = (title: string): readonly [number, ...number[]] => {
  const [first = 3, ...rest] = title
    .split(/[\s'’‑–—-]/u)
    .map((word) => [...word.replace(/\p{M}/gu, '')].length)
    .filter((letters) => letters > 0)
    .map((letters) => Math.max(3, Math.min(6, letters)));
  return [first, ...rest];
};

/**
 * The design of a title.
 * @param title - any text, also an empty one
 */
export const designFrom = (title: string, { turned }: Colourway) => {
  const name = normalise(title);
  const choose = chooserFrom(name);
  // Every choice depends on those made before it, here and in the fields below: append, never insert. The first one once chose
  // the colourway.
  choose([0]);
  const layout = choose<Layout>(['alternate', 'alternate', 'drift', 'chevron', 'level', 'river']);
  const first = choose(motifNames);
  const others = motifNames.filter((motif) => motif !== first) as [MotifName, ...MotifName[]];
  return {
    layout,
    /** The motif of the strips with an even number, and that of the odd ones. */
    motifs: [first, choose(others)] as const,
    /** The thinnest bar, in picks. */
    unit: choose([1, 2, 2]),
    /** The warp stripes of the even and of the odd strips. */
    stripes: [choose(warps), choose(warps)] as const,
    /** The shades of the odd strips' motif. */
    turned: choose(turned),
    /** How many bars stand on either side of a motif: the letters of each word. */
    bars: lettersOf(name),
  };
};
