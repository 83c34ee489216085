import { type Ink, inks } from '../../weave/inks';
import type { Painter } from './scene';

const places = (value: number): string => String(Math.round(value * 100) / 100);

/** A flat disc, over the cloth. */
export const disc = (x: number, y: number, radius: number, ink: Ink): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${inks[ink]}"/>`;

/** A ring, over the cloth. */
export const ring = (x: number, y: number, radius: number, ink: Ink, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${inks[ink]}" stroke-width="${width}"/>`;

/** A flat disc that lies below the cloth. */
export const round =
  (left: number, top: number, radius: number, ink: Ink): Painter =>
  (x, y) =>
    (x - left) ** 2 + (y - top) ** 2 < radius ** 2 ? ink : undefined;

/** Rings of two pixels around a light, below the cloth. */
export const halo =
  (left: number, top: number, radii: readonly number[], ink: Ink): Painter =>
  (x, y) => {
    const radius = Math.hypot(x - left, y - top);
    return radii.some((at) => Math.abs(radius - at) < 1) ? ink : undefined;
  };

/** The inks of an iris. */
export interface IrisInks {
  readonly rim: Ink;
  /** Between rim and blades. */
  readonly gap: Ink;
  /** Its blades, by turns. */
  readonly blades: readonly [Ink, ...Ink[]];
  readonly light: Ink;
  readonly mark: Ink;
}

/**
 * A camera iris, the source of light: eight blades around an octagon of light, in which stands the wordmark's triangle.
 * @param x of its centre, in pixels
 * @param y of its centre, in pixels
 * @param radius of its blades, in pixels; the rim lies outside
 */
export function iris(x: number, y: number, radius: number, { rim, gap, blades, light, mark }: IrisInks): string {
  const corners = Array.from({ length: 8 }, (_, at): [number, number] => {
    const angle = (at * Math.PI) / 4 + 0.2;
    return [x + Math.cos(angle) * radius * 0.46, y + Math.sin(angle) * radius * 0.46];
  });
  const corner = (at: number): [number, number] => corners[((at % 8) + 8) % 8] ?? [x, y];
  // Each side of the octagon, drawn on to the rim, is the edge of a blade.
  const end = (at: number): [number, number] => {
    const [[fromX, fromY], [toX, toY]] = [corner(at - 1), corner(at)];
    const length = Math.hypot(toX - fromX, toY - fromY);
    const [dx, dy] = [(toX - fromX) / length, (toY - fromY) / length];
    const along = (toX - x) * dx + (toY - y) * dy;
    const reach = Math.sqrt(along ** 2 + radius ** 2 - (toX - x) ** 2 - (toY - y) ** 2) - along;
    return [toX + dx * reach, toY + dy * reach];
  };
  const point = ([px, py]: [number, number]): string => `${places(px)} ${places(py)}`;
  const blade = (at: number): string =>
    `<path fill="${inks[blades[at % blades.length] ?? blades[0]]}" d="M${point(corner(at))}L${point(end(at))}` +
    `A${radius} ${radius} 0 0 1 ${point(end(at + 1))}L${point(corner(at + 1))}z"/>`;
  const play = radius * 0.2;
  return (
    disc(x, y, Math.round(radius * 1.09), rim) +
    disc(x, y, Math.round(radius * 1.03), gap) +
    `<path fill="${inks[light]}" d="M${corners.map(point).join('L')}z"/>` +
    corners.map((_, at) => blade(at)).join('') +
    `<path fill="${inks[mark]}" d="M${places(x - play * 0.75)} ${places(y - play)}v${places(play * 2)}l${places(play * 1.8)} ${places(-play)}z"/>`
  );
}
