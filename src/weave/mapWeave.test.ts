/** @jest-environment node */
import { mapWeaveSvg } from './mapWeave';

test('a weaver has come up to 24 picks further than the others, or up to 24 less far', () => {
  const woven = 100;
  const options = { colourway: 'vat', paper: 'shea', strips: 3, length: 300, woven } as const;
  const fells = Array.from({ length: 60 }, (_, at) => mapWeaveSvg(`Cloth ${at}`, options)).flatMap((svg) => {
    // The bare warp begins where a strip ends.
    const warps = [...svg.matchAll(/<path stroke="#\w+" stroke-width=".5" d="([^"]*)"/g)].map(([, data = '']) => data);
    return [...warps.join('').matchAll(/M(\d+) /g)].map(([, x]) => Number(x) - woven);
  });
  const steps = [...new Set(fells)].sort((one, other) => one - other);
  expect(steps).toHaveLength(8);
  expect(steps).toEqual(steps.map((step) => -step).reverse());
  expect(steps.at(-1)).toBe(24);
});
