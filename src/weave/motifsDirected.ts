import type { Motif } from './motifs';

/** Motifs that point along the strip. */
export const directed = {
  /** Chevrons one above the other. */
  zig: ({ x, row, half }, [field, figure, , eye]) => {
    const pick = (row + 2 * Math.floor(x / 2)) % half;
    if (pick < 4) return figure;
    return pick === 5 || pick === 6 ? eye : field;
  },
  /** A stepped gable, three deep. */
  stairs: ({ x, row, half }, [field, figure, inlay, eye]) => {
    const depth = Math.floor(row / 2) - 2 * Math.floor(x / 2) + (half % 2 ? 0 : 1);
    if (depth < 0) return field;
    if (depth < 2) return figure;
    if (depth < 4) return inlay;
    return depth < 5 ? field : eye;
  },
} as const satisfies Record<string, Motif>;
