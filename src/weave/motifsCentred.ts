import type { Motif } from './motifs';

/** Steps of two threads, the finest a weaver counts in a figure. */
const step = (at: number): number => Math.floor(at / 2);

/** Motifs that look the same from all four sides, or from two. */
export const centred = {
  /** A stepped lozenge with an eye. */
  diamond: ({ x, y, half }, [field, figure, inlay, eye]) => {
    const ring = Math.ceil(half / 2) - 1 - step(x) - step(y);
    if (ring < 0) return field;
    if (ring === 0) return figure;
    if (ring < 3) return inlay;
    return step(x) + step(y) === 0 ? eye : field;
  },
  /** Two triangles that meet. */
  hourglass: ({ x, y }, [field, figure, , eye]) => {
    if (step(x) === step(y)) return eye;
    return y > x ? figure : field;
  },
  /** Five by five draughts. */
  checker: ({ x, y }, [field, figure, , eye]) => {
    const across = Math.floor((x + 2) / 4);
    const along = Math.floor((y + 2) / 4);
    if (across + along === 0) return eye;
    return (across + along) % 2 ? field : figure;
  },
  /** Nested chevrons that point at the middle from four sides. */
  arrow: ({ x, y }, [field, figure, inlay, eye]) => {
    const band = (((step(x) - step(y)) % 5) + 5) % 5;
    if (band < 2) return figure;
    if (band === 3) return x > y ? inlay : eye;
    return field;
  },
  /** Two combs with their teeth towards each other. */
  teeth: ({ x, y, half }, [field, figure, inlay, eye]) => {
    const fromEnd = half - 1 - y;
    if (fromEnd < 2) return figure;
    if (fromEnd < 5) return Math.floor((x + 1) / 2) % 2 ? field : figure;
    if (fromEnd === 5) return field;
    return y === 0 ? eye : inlay;
  },
  /** Rungs between two rails. */
  ladder: ({ x, y, half }, [field, figure, inlay, eye]) => {
    const fromEdge = half - 1 - x;
    if (fromEdge < 3) return figure;
    if (fromEdge === 3) return field;
    const rung = Math.floor((y + 1) / 2) % 4;
    if (rung === 0) return eye;
    return rung === 2 ? inlay : field;
  },
  /** A cross with stepped arms in a dotted frame. */
  cross: ({ x, y }, [field, figure, inlay, eye]) => {
    const [near, far] = [Math.min(step(x), step(y)), Math.max(step(x), step(y))];
    if (far === 0) return eye;
    if (near < 2 && far < 3) return figure;
    if (near < 3 && far < 4) return field;
    return (near + far) % 2 === 0 ? inlay : field;
  },
  /** Four small wells. */
  wells: ({ x, y, half }, [field, figure, , eye]) => {
    const middle = (half - 1) / 2;
    const ring = Math.floor(Math.abs(x - middle)) + Math.floor(Math.abs(y - middle));
    if (ring < 1) return eye;
    if (ring < 2) return field;
    return ring < 4 ? figure : field;
  },
  /** The open iris of a lens. */
  iris: ({ x, y, half }, [field, figure, inlay, eye]) => {
    const reach = Math.max(x, y, Math.floor(((x + y) * 3) / 4));
    if (reach < 2) return eye;
    if (reach < 4) return field;
    if (reach < half - 2) return figure;
    return reach === half - 2 ? field : inlay;
  },
  /** One frame of film between its perforations. */
  frame: ({ x, y, half }, [field, figure, inlay, eye]) => {
    const fromEdge = half - 1 - x;
    if (fromEdge < 4) return fromEdge > 0 && fromEdge < 3 && Math.floor((y + 1) / 2) % 2 === 0 ? field : figure;
    if (y > half - 3) return figure;
    if (y > half - 4 || fromEdge === 4) return field;
    return x < 2 && y < 2 ? eye : inlay;
  },
} as const satisfies Record<string, Motif>;
