/** @jest-environment node */
import { type Ink, inks } from '../../../src/styles/inks';
import { nearestColour } from './nearestColour';

it.each(Object.entries(inks))('takes %s for itself', (ink, hex) => expect(nearestColour(hex, inks)).toBe(ink));

it.each<[string, Ink]>([
  ['#1c0f28', 'night'],
  ['#ffffff', 'shea'],
  ['#000000', 'night'],
  ['#00ff00', 'palm'],
  ['#ff0000', 'laterite'],
  ['#0000ff', 'cobalt'],
])('takes %s for %s', (colour, ink) => expect(nearestColour(colour, inks)).toBe(ink));
