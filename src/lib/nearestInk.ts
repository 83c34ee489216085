import { inks } from '../weave/inks';

/** The name of one of the identity's inks. */
export type Ink = keyof typeof inks;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The ink nearest to a colour, by distance in RGB: it stands behind a picture until the picture has arrived. An ink and
 * not the colour itself, because a name can be a data attribute while a colour would be an inline style, which the
 * Content-Security-Policy forbids.
 * @param colour `#rrggbb`, as sharp gives a picture's dominant colour
 */
export function nearestInk(colour: string): Ink {
  const wanted = channels(colour);
  const distance = (hex: string) =>
    channels(hex).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
  return (Object.keys(inks) as Ink[]).reduce((best, ink) => (distance(inks[ink]) < distance(inks[best]) ? ink : best));
}
