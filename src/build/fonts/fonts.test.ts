/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { budget } from './faces';
import { adjustment, samples } from './fallbacks';
import { preloadedFonts } from './preload';
import { fontFacts } from './sfnt';

const styleSheet = readFileSync('src/styles/_fonts.scss', 'utf8');
const served = (url: string): string => join('static', url);

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

describe('the font files', () => {
  it('are what the script makes', () => {
    const script = ['node_modules/tsx/dist/cli.mjs', 'src/build/fonts/subset.ts', '--check'];
    expect(execFileSync(process.execPath, script, { encoding: 'utf8' })).toContain('up to date');
  }, 60_000);

  it('weigh no more together than the budget', () => {
    const files = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));
    const weight = files.reduce((sum, name) => sum + statSync(join('static/fonts', name)).size, 0);
    expect(files).toHaveLength(faces.length);
    expect(weight).toBeLessThanOrEqual(budget);
  });

  it.each(faces)('$url draws every character it is fetched for', async ({ url, characters }) => {
    const drawn = (await fontFacts(readFileSync(served(url)))).characters;
    expect(characters.filter((character) => !drawn.has(character))).toEqual([]);
  });

  it.each(['PAMS Display', 'PAMS Text'])('%s covers English, French and African Latin', (family) => {
    const covered = new Set(faces.filter((face) => face.family === family).flatMap(({ characters }) => characters));
    const required = 'AZaz019 &!?‘’“”–—…·×©₵ÀÉÊÇŒàéêçœɛɔŋƐƆŊẹọṣẸỌṢɖƒɣʋǹńḿịụ\u0300\u0301\u0323';
    expect([...required].filter((character) => !covered.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('are accompanied by their licences', () => {
    for (const name of ['OFL-Inter.txt', 'OFL-Noto-Serif-Display.txt']) {
      expect(readFileSync(join('static/fonts', name), 'utf8')).toContain('SIL OPEN FONT LICENSE');
    }
  });
});

describe('the preloaded fonts', () => {
  it('are the two Latin files of the style sheet', () => {
    expect(preloadedFonts).toHaveLength(2);
    for (const url of preloadedFonts) {
      expect(url).toMatch(/-latin\.[0-9a-f]{8}\.woff2$/);
      expect(faces.map((face) => face.url)).toContain(url);
      expect(existsSync(served(url))).toBe(true);
    }
  });
});

describe('a fallback', () => {
  const own = { characters: new Set<number>(), width: () => 90, ascent: 0.9, descent: 0.3, lineGap: 0 };

  it('takes the width and the height of our own face', () => {
    const against = { family: 'PAMS Display', wght: 700 } as const;
    const { sizeAdjust, ascent, descent } = adjustment(own, { against, width: 120 });
    expect(sizeAdjust).toBeCloseTo(0.75);
    expect(ascent * sizeAdjust).toBeCloseTo(own.ascent);
    expect(descent * sizeAdjust).toBeCloseTo(own.descent);
  });

  it('is measured over words that our own face draws in full', () => {
    for (const [family, sample] of Object.entries(samples)) {
      const covered = new Set(faces.filter((face) => face.family === family).flatMap(({ characters }) => characters));
      expect([...sample].filter((character) => !covered.has(character.codePointAt(0) ?? 0))).toEqual([]);
    }
  });
});
