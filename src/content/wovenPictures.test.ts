/** @jest-environment node */
import type { Colourway } from '../../plugins/gatsby-plugin-woven-pictures/options';
import { upright } from '../../plugins/gatsby-plugin-woven-pictures/weave/cloth';
import { contrast } from '../testing/contrast';
import { colourways } from './wovenPictures';

/** Distance in OKLab, https://bottosson.github.io/posts/oklab/; 0.2 and more are two plainly different colours. */
const distance = (one: string, other: string): number => {
  const lab = (hex: string): number[] => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const there = lab(other);
  return Math.hypot(...lab(one).map((value, at) => value - (there[at] ?? 0)));
};

describe.each(Object.entries<Colourway>(colourways))('%s', (_, { colours, turned }) => {
  const [ground, main] = colours;

  test('the main ink stands out from the ground', () => {
    expect(contrast(main, ground)).toBeGreaterThanOrEqual(3);
  });

  test('any two of its inks can lie side by side', () => {
    const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other] as const));
    const alike = pairs.filter(
      ([one, other]) => one !== other && contrast(one, other) < 1.5 && distance(one, other) < 0.2,
    );
    expect(alike).toEqual([]);
  });

  test('ground, main, second and accent are four inks', () => {
    expect(new Set(colours.slice(0, 4)).size).toBe(4);
  });

  test.each([upright, ...turned].map((figure) => [figure]))('a motif in %j can be read', (figure) => {
    const [field, shape, inlay, eye] = figure.map((shade) => colours[shade] ?? ground);
    expect(contrast(shape ?? ground, field ?? ground)).toBeGreaterThanOrEqual(2);
    expect(eye).not.toBe(field);
    expect(inlay).not.toBe(shape);
    expect(eye).not.toBe(shape);
  });
});
