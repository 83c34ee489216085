import { type Ink, inks } from '../weave/inks';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The palette colour nearest to a colour, by distance in RGB: the background of a picture until it is loaded. The name goes
 * into a data attribute; the colour itself would need an inline style, which the Content-Security-Policy forbids.
 * @param colour `#rrggbb`, as sharp gives a picture's dominant colour
 */
export function nearestPaletteColour(colour: string): Ink {
  const wanted = channels(colour);
  const distance = (hex: string) =>
    channels(hex).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
  return (Object.keys(inks) as Ink[]).reduce((best, ink) => (distance(inks[ink]) < distance(inks[best]) ? ink : best));
}
