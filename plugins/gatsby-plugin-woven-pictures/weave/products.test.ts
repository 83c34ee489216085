import { cloth, ribbon } from './cloth';
import { type PageColourway, pageCloths } from './pageCloths';
import { bandSvg, broadSvg, mapWeaveSvg, selvedgeSvg, stripSvg } from './products';

const odd = '<Ọjọ́ & "Kẹta"> 🎬';
const products: [string, () => string][] = [
  ['band', () => bandSvg(odd)],
  ['broad cloth', () => broadSvg('a'.repeat(3000))],
  ['selvedge', () => selvedgeSvg('')],
  ['strip', () => stripSvg(odd)],
  ['map', () => mapWeaveSvg(odd)],
];

const parse = (svg: string): SVGSVGElement => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document.documentElement as unknown as SVGSVGElement;
};

const size = (svg: string): number[] => ['width', 'height'].map((name) => Number(parse(svg).getAttribute(name)));

test.each(products)('a %s is well-formed, has only whole numbers and no text', (_, weave) => {
  const paths = [...parse(weave()).querySelectorAll('path')];
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path.getAttribute('d')).toMatch(/^M[-\d\sMmHhVvz]+$/);
  expect(parse(weave()).textContent?.trim()).toBe('');
});

test('a band is 32 pixels high, a broad cloth 180, both one period long', () => {
  expect(size(bandSvg('PAMS'))).toEqual([ribbon('PAMS', 16).threads.length * 2, 32]);
  expect(size(broadSvg('PAMS'))).toEqual([cloth('PAMS').threads.length * 2, 180]);
});

test('a strip is 72 pixels wide and repeats one drawing', () => {
  const strip = parse(stripSvg('Events'));
  const [width = 0, height = 0] = size(stripSvg('Events'));
  const period = ribbon('Events', 18).threads.length;
  expect(width).toBe(72);
  expect(height).toBeGreaterThanOrEqual(7200);
  expect(strip.querySelector('path')?.getAttribute('d')).toBe(`M0 0h18v${period}h-18z`);
  const uses = [...strip.querySelectorAll('use')].map((use) => Number(use.getAttribute('y')));
  expect(uses).toEqual(uses.map((_, at) => (at + 1) * period));
  expect((uses.length + 1) * period * 4).toBe(height);
});

test.each(Object.keys(pageCloths) as PageColourway[])('the cloths of %s are small', (page) => {
  const { title, colourway } = pageCloths[page];
  expect(bandSvg(title, colourway).length).toBeLessThan(2000);
  expect(broadSvg(title, colourway).length).toBeLessThan(5000);
});
