/** @jest-environment node */
import { create, type Font } from 'fontkit';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { adjustment, fallbacks, samples, widthOf, type Family } from './fallbacks';
import { preloadedFonts } from '../../../src/styles/preloadedFonts';

/** What all font files may weigh together, in bytes. */
const budget = 70_000;

const styleSheet = readFileSync('src/styles/_fonts.scss', 'utf8');
const fontIn = (url: string): Font => create(readFileSync(join('static', url))) as Font;

/** The faces the style sheet names: family, file and the characters the browser fetches it for. */
const faces = [...styleSheet.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, block = '']) => ({
    family: /font-family: '([^']*)'/.exec(block)?.[1] ?? '',
    url: /url\('([^']*)'\)/.exec(block)?.[1],
    range: /unicode-range:([^;]*)/.exec(block)?.[1] ?? '',
  }))
  .flatMap(({ family, url, range }) => (url ? [{ family, url, characters: charactersOf(range) }] : []));

function charactersOf(range: string): number[] {
  return range.split(',').flatMap((span) => {
    const [first = 0, last = first] = span
      .trim()
      .replace('U+', '')
      .split('-')
      .map((end) => parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
}

/** The characters of a text that the faces of a family do not draw. */
function missingFrom(family: string, text: string): string[] {
  const covered = new Set(faces.filter((face) => face.family === family).flatMap(({ characters }) => characters));
  return [...text].filter((character) => !covered.has(character.codePointAt(0) ?? 0));
}

describe('the font files', () => {
  it('are what the script makes, and so is their style sheet', () => {
    const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/generate/fonts/subset.ts', '--check'];
    expect(execFileSync(process.execPath, script, { encoding: 'utf8' })).toContain('up to date');
  });

  it('weigh no more together than the budget', () => {
    const files = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));
    const weight = files.reduce((sum, name) => sum + statSync(join('static/fonts', name)).size, 0);
    expect(files).toHaveLength(faces.length);
    expect(weight).toBeLessThanOrEqual(budget);
  });

  it.each(faces)('$url draws every character it is fetched for', ({ url, characters }) => {
    const font = fontIn(url);
    expect(characters.filter((character) => !font.hasGlyphForCodePoint(character))).toEqual([]);
  });

  it.each(['PAMS Display', 'PAMS Text'])('of %s cover English, French and African Latin', (family) => {
    const required = 'AZaz019 &!?‘’“”–—…·×©₵ÀÉÊÇŒàéêçœɛɔŋƐƆŊẹọṣẸỌṢɖƒɣʋǹńḿịụ\u0300\u0301\u0323';
    expect(missingFrom(family, required)).toEqual([]);
  });

  it.each(['OFL-Inter.txt', 'OFL-Noto-Serif-Display.txt'])('are accompanied by their licence %s', (name) => {
    expect(readFileSync(join('static/fonts', name), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });

  it('are preloaded where they are Latin', () => {
    const latin = faces.map(({ url }) => url).filter((url) => url.includes('-latin.'));
    expect(latin).toHaveLength(2);
    expect(preloadedFonts).toEqual(latin);
  });
});

describe('a fallback', () => {
  const font = fontIn(preloadedFonts[0]);

  it('is given the width and the height of our own face', () => {
    const width = 2 * widthOf(font, samples['PAMS Display']);
    const adjusted = adjustment(font, { against: { family: 'PAMS Display', wght: 700 }, width });
    expect(adjusted['size-adjust']).toBeCloseTo(0.5);
    // Browsers multiply these by the size.
    expect(adjusted['ascent-override']).toBeCloseTo((2 * font.ascent) / font.unitsPerEm);
    expect(adjusted['descent-override']).toBeCloseTo((-2 * font.descent) / font.unitsPerEm);
    expect(adjusted['descent-override']).toBeGreaterThan(0);
  });

  it('is measured without kerning', () => {
    expect(widthOf(font, 'To')).toBeCloseTo(widthOf(font, 'T') + widthOf(font, 'o'), 9);
  });

  it.each(Object.entries(samples))('of %s is measured over words that our own face draws in full', (family, sample) => {
    expect(missingFrom(family, sample)).toEqual([]);
  });

  it.each<[Family, string, string]>([
    ['PAMS Display', '--font-display', 'serif'],
    ['PAMS Text', '--font-text', 'sans-serif'],
  ])('of %s stands in for it once, in its order', (family, property, generic) => {
    const own = fallbacks.filter(({ against }) => against.family === family).map((fallback) => fallback.family);
    const stack = [family, ...new Set(own)].map((name) => `'${name}'`);
    expect(styleSheet).toContain(`${property}: ${[...stack, generic].join(', ')};`);
  });
});
