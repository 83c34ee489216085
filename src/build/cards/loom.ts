import { type Fabric, seam, stripWidth } from './fabric';
import { type Painter, cardSize } from './scene';

/** The way a warp runs from its light. */
export type Way = 'down' | 'up' | 'left' | 'right';

/** A point in the warp's own terms: how far along the warp from where it begins, and how far to its side. */
const turned = (way: Way, left: number, top: number): ((x: number, y: number) => [along: number, aside: number]) => {
  switch (way) {
    case 'down':
      return (x, y) => [y - top, x - left];
    case 'up':
      return (x, y) => [top - y, x - left];
    case 'right':
      return (x, y) => [x - left, y - top];
    case 'left':
      return (x, y) => [left - x, y - top];
  }
};

/** A warp stretched straight. */
export interface Loom {
  readonly cloth: Fabric;
  readonly way: Way;
  /** The corner it begins at: one selvedge's end. */
  readonly from: readonly [x: number, y: number];
  /** Pixels a thread, a whole number. */
  readonly scale: number;
  /** Where each strip turns from bare warp into cloth, in pixels from the beginning. */
  readonly fells: readonly number[];
  /** Where each strip's cloth ends; the frame's end unless told. */
  readonly ends?: readonly number[];
  /** Where each strip's bare warp begins; at the beginning unless told. */
  readonly begins?: readonly number[];
  /** Picks by which the cloth is pulled along. */
  readonly shift?: number;
}

/** Strips on a loom: bare warp first, then cloth; integer pixels a thread. */
export function loom({ cloth, way, from, scale, fells, ends = [], begins = [], shift = 0 }: Loom): Painter {
  const turn = turned(way, ...from);
  return (x, y) => {
    const [along, aside] = turn(x, y);
    const thread = aside / scale;
    if (thread < 0 || thread >= cloth.across || along < 0) return undefined;
    const strip = Math.floor(thread / stripWidth);
    if (along < (begins[strip] ?? 0) || along >= (ends[strip] ?? cardSize.width)) return undefined;
    const fell = fells[strip] ?? 0;
    return along < fell ? cloth.bare(thread) : cloth.woven(thread, (along - fell) / scale + shift);
  };
}

/** Cloth that lies on the ground and runs away towards a light on the horizon. */
export interface Beam {
  readonly cloth: Fabric;
  readonly way: Way;
  /** Where all threads meet. */
  readonly light: readonly [x: number, y: number];
  /** Threads to the side, counted from the light, at which the first selvedge lies. */
  readonly first: number;
  /** Pixels from the light at which a thread is one pixel wide. */
  readonly focal: number;
  /** How fast picks grow: a pick is `along² / depth` pixels long. */
  readonly depth: number;
  /** Where each strip turns from bare warp into cloth, in pixels from the light. */
  readonly fells: readonly number[];
  /** Where the bare warp begins. */
  readonly begins: number;
}

/** Threads that leave a light and become cloth on their way to the viewer. */
export function beam({ cloth, way, light, first, focal, depth, fells, begins }: Beam): Painter {
  const turn = turned(way, ...light);
  return (x, y) => {
    const [along, aside] = turn(x, y);
    if (along < begins) return undefined;
    const thread = (aside / along) * focal - first;
    if (thread < 0 || thread >= cloth.across) return undefined;
    const fell = fells[Math.floor(thread / stripWidth)] ?? begins;
    return along < fell ? cloth.bare(thread) : cloth.woven(thread, depth / fell - depth / along);
  };
}

/** Cloth around a light: strips leave it in all directions, or lie around it as rings. */
export interface Wheel {
  readonly cloth: Fabric;
  readonly light: readonly [x: number, y: number];
  /** Inner and outer edge, in pixels from the light. */
  readonly inner: number;
  readonly outer: number;
  /** Pixels a pick, or for rings a thread. */
  readonly scale: number;
}

/** Angle of a point around a light, as a share of a whole turn from 0 to 1. */
const turnOf = (x: number, y: number): number => Math.atan2(y, x) / (2 * Math.PI) + 0.5;

/** A round table: eight strips leave the light like spokes. */
export function spokes({ cloth, light: [left, top], inner, outer, scale }: Wheel, count: number): Painter {
  return (x, y) => {
    const [dx, dy] = [x - left, y - top];
    const radius = Math.hypot(dx, dy);
    if (radius < inner || radius >= outer) return undefined;
    const thread = turnOf(dx, dy) * count * stripWidth;
    // The cloth goes round without an end: its first and last selvedge meet in a seam, too.
    const around = thread % cloth.across;
    if (around < seam || around > cloth.across - seam) return 'night';
    return cloth.woven(around, (radius - inner) / scale);
  };
}

/** A record, a wave: strips lie around the light as rings, their picks running round. */
export function grooves({ cloth, light: [left, top], inner, outer, scale }: Wheel, repeats: number): Painter {
  return (x, y) => {
    const [dx, dy] = [x - left, y - top];
    const radius = Math.hypot(dx, dy);
    if (radius < inner || radius >= outer) return undefined;
    const thread = (radius - inner) / scale;
    if (thread >= cloth.across) return undefined;
    return cloth.woven(thread, turnOf(dx, dy) * repeats * cloth.period);
  };
}
