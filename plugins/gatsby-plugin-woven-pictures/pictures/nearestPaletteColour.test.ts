/** @jest-environment node */
import { type Ink, inks } from '../weave/inks';
import { nearestPaletteColour } from './nearestPaletteColour';

it.each(Object.entries(inks))('takes %s for itself', (ink, hex) => expect(nearestPaletteColour(hex)).toBe(ink));

/** A colour moved along red, green or blue: as many steps up or down as leave it a colour. */
function moved(hex: string, at: number, by: number): string {
  const value = Number.parseInt(hex.slice(at, at + 2), 16);
  const next = value + by > 255 ? value - by : value + by;
  return hex.slice(0, at) + next.toString(16).padStart(2, '0') + hex.slice(at + 2);
}

it.each([1, 3, 5])('takes a colour close to an ink for that ink, whichever channel differs: place %i', (at) => {
  for (const [ink, hex] of Object.entries(inks)) expect(nearestPaletteColour(moved(hex, at, 12))).toBe(ink);
});

it.each<[string, Ink]>([
  ['#ffffff', 'shea'],
  ['#000000', 'night'],
  ['#00ff00', 'palm'],
  ['#ff0000', 'laterite'],
  ['#0000ff', 'cobalt'],
])('takes %s for %s', (colour, ink) => expect(nearestPaletteColour(colour)).toBe(ink));
