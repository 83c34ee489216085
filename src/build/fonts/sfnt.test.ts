/** @jest-environment node */
import { create } from 'fontkit';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFacts } from './sfnt';
import { preloadedFonts } from './preload';

const served = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));
const display = readFileSync(`static${preloadedFonts[0]}`);

/** The same font as another reader of fonts sees it. */
const otherwise = (file: Buffer) => {
  const font = create(file);
  if ('fonts' in font) throw new Error('a collection of fonts is no face');
  return font;
};

describe.each(served)('of %s', (name) => {
  const file = readFileSync(join('static/fonts', name));

  it('finds every character, and no glyph that stands for what is missing', async () => {
    const { characters } = await fontFacts(file);
    // A table of characters ends with U+FFFF, which is none.
    expect([...characters].sort((one, other) => one - other)).toEqual(
      otherwise(file).characterSet.filter((character) => character !== 0xffff),
    );
  });

  it('reads the width of each character', async () => {
    const [{ characters, width }, font] = [await fontFacts(file), otherwise(file)];
    for (const character of characters) {
      const { advanceWidth } = font.glyphForCodePoint(character);
      expect(width(String.fromCodePoint(character))).toBeCloseTo(advanceWidth / font.unitsPerEm, 9);
    }
  });

  it('reads the distances from the baseline, the lower one as a positive number', async () => {
    const [facts, font] = [await fontFacts(file), otherwise(file)];
    expect(facts.ascent).toBeCloseTo(font.ascent / font.unitsPerEm, 9);
    expect(facts.descent).toBeCloseTo(-font.descent / font.unitsPerEm, 9);
    expect(facts.lineGap).toBeCloseTo(font.lineGap / font.unitsPerEm, 9);
    expect(facts.descent).toBeGreaterThan(0);
  });
});

it('reads the gap between lines', async () => {
  const sfnt = await subsetFont(display, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const table = sfnt.readUInt32BE(sfnt.indexOf('hhea', 0, 'latin1') + 8);
  sfnt.writeInt16BE(90, table + 8);
  expect((await fontFacts(sfnt)).lineGap).toBeCloseTo(90 / otherwise(display).unitsPerEm, 9);
});

it('adds widths up without kerning, and counts nothing for what the font lacks', async () => {
  const { width } = await fontFacts(display);
  expect(width('')).toBe(0);
  expect(width('To')).toBeCloseTo(width('T') + width('o'), 9);
  expect(width('TКo')).toBeCloseTo(width('To'), 9);
});

it('refuses what is no font, and names the table a font lacks', async () => {
  await expect(fontFacts(Buffer.from('no font at all'))).rejects.toThrow(/signature/);
  const sfnt = await subsetFont(display, '', { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const tables = sfnt.indexOf('cmap', 0, 'latin1');
  sfnt.write('none', tables, 'latin1');
  await expect(fontFacts(sfnt)).rejects.toThrow('the font has no cmap table');
});
