/** @jest-environment node */
import { palettes } from './colourways';
import { inks } from './inks';
import { serviceStrip, wovenTypes } from './wovenTypes';

/** The ink a strip lies on: that of the first path. */
const groundOf = (svg: string): string => /<path fill="(#\w+)"/.exec(svg)?.[1] ?? '';

test('the strips of services come in the seven colourways that hold their edges', () => {
  const grounds = Array.from({ length: 80 }, (_, at) => groundOf(serviceStrip(`Service ${at}`)));
  // Two of the seven have the same ground.
  const held = ['royal', 'leaf', 'sobolo', 'vat', 'earth', 'noon'] as const;
  expect(new Set(grounds)).toEqual(new Set(held.map((name) => inks[palettes[name].inks[0]])));
});

test('a service keeps its strip, however its title was typed', () => {
  expect(serviceStrip('  Brand\tStrategy ')).toBe(serviceStrip('Brand Strategy'));
  expect(serviceStrip('Ọjọ́'.normalize('NFD'))).toBe(serviceStrip('Ọjọ́'.normalize('NFC')));
  expect(serviceStrip('Events')).not.toBe(serviceStrip('Brand Strategy'));
});

test('a woven picture is a whole number of pixels a thread, so that no strip is cut', () => {
  for (const { width, height } of Object.values(wovenTypes)) expect(width % ((width > height ? 7 : 5) * 18)).toBe(0);
});
