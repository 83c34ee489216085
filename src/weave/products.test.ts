import { cloth } from './cloth';
import { mapWeaveSvg } from './mapWeave';
import { type PageColourway, pageCloths } from './pageCloths';
import { bandSvg, broadSvg, panelThreads, posterSvg, selvedgeSvg, stripSvg, threadSvg } from './products';
import { ribbon } from './ribbon';

const odd = '<Ọjọ́ & "Kẹta"> 🎬';
const map = { colourway: 'vat', paper: 'shea', strips: 7, length: 324, woven: 146 } as const;
const products: [string, () => string][] = [
  ['band', () => bandSvg(odd)],
  ['broad cloth', () => broadSvg(odd)],
  ['selvedge', () => selvedgeSvg('')],
  ['strip', () => stripSvg(odd)],
  ['poster', () => posterSvg('a'.repeat(3000), { width: 2, height: 3 })],
  ['thread', () => threadSvg('gold', 'laterite')],
  ['map', () => mapWeaveSvg(odd, map)],
];

const parse = (svg: string): SVGSVGElement => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document.documentElement as unknown as SVGSVGElement;
};

const size = (svg: string): number[] => ['width', 'height'].map((name) => Number(parse(svg).getAttribute(name)));

test.each(products)('a %s is well-formed, has only whole numbers and no text', (_, weave) => {
  const svg = weave();
  const paths = [...parse(svg).querySelectorAll('path')];
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path.getAttribute('d')).toMatch(/^M[-\d\sMmHhVvz]+$/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(parse(svg).textContent?.trim()).toBe('');
});

test('a broken document would be told', () => {
  expect(() => parse('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"></svg>')).toThrow();
});

test('a band is 32 px high, two pixels a thread, and one whole period long', () => {
  const { threads } = ribbon('PAMS', { width: 16 });
  expect(size(bandSvg('PAMS'))).toEqual([threads.length * 2, 32]);
});

test('one warp runs through a band, also over its ends', () => {
  const { threads } = ribbon('PAMS', { width: 16, colourway: 'royal' });
  const half = threads.length / 2;
  expect(Number.isInteger(half)).toBe(true);
  // Both halves end with the same field, and both begin with the same bars: the end meets the start as half meets half.
  expect(threads.slice(half - 8, half)).toEqual(threads.slice(-8));
  expect(threads.slice(half, half + 8)).toEqual(threads.slice(0, 8));
  expect(threads).not.toEqual([...threads.slice(half), ...threads.slice(0, half)]);
});

test('a broad cloth is 180 px high', () => {
  const { threads } = cloth('PAMS');
  expect(size(broadSvg('PAMS'))).toEqual([threads.length * 2, 180]);
});

test('a strip is 72 px wide and repeats one drawing', () => {
  const [width = 0, height = 0] = size(stripSvg('Events'));
  const { threads } = ribbon('Events', { width: 18 });
  expect(width).toBe(72);
  expect(height).toBeGreaterThanOrEqual(7200);
  expect(parse(stripSvg('Events')).querySelector('path')?.getAttribute('d')).toBe(`M0 0h18v${threads.length}h-18z`);
  const uses = [...parse(stripSvg('Events')).querySelectorAll('use')].map((use) => Number(use.getAttribute('y')));
  expect(uses).toEqual(uses.map((_, at) => (at + 1) * threads.length));
  expect((uses.length + 1) * threads.length * 4).toBe(height);
});

test.each([
  [2, 3, 5, 135],
  [1, 1, 5, 90],
  [4, 3, 7, 95],
  [3, 2, 7, 84],
])('a picture of %i:%i has %i strips of %i picks', (width, height, strips, picks) => {
  expect(panelThreads({ width, height })).toEqual({ strips, picks });
});

test('a map is woven to less than half and lies on bare warp beyond', () => {
  const svg = parse(mapWeaveSvg('Four cities', map));
  const warp = [...svg.querySelectorAll('path[stroke-width=".5"]')].map((path) => path.getAttribute('d')).join('');
  const starts = [...warp.matchAll(/M(\d+) /g)].map(([, at]) => Number(at));
  expect(starts.length).toBeGreaterThan(40);
  expect(Math.min(...starts)).toBeGreaterThan(100);
  expect(Math.max(...starts)).toBeLessThan(324 / 2 + 10);
  expect(warp).toMatch(/^(M\d+ \d+H324)+$/);
});

test.each(Object.keys(pageCloths) as PageColourway[])('the cloths of %s are light', (page) => {
  const { title, colourway } = pageCloths[page];
  expect(bandSvg(title, { colourway }).length).toBeLessThan(2000);
  expect(broadSvg(title, { colourway }).length).toBeLessThan(5000);
});
