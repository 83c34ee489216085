import { create } from 'fontkit';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes `config/letterWidths.json`: how wide the letters of the display face are, in thousandths of an em, from the files in
 * `static/fonts/`. The build measures the words of headlines with it.
 */
export function writeLetterWidths(): void {
  const letters = new Map<number, Set<string>>();
  for (const name of readdirSync('static/fonts').filter((file) => file.startsWith('pams-display-'))) {
    const font = create(readFileSync(`static/fonts/${name}`));
    // What is not text has no letter for it: U+FFFF ends the table of each font.
    for (const code of font.characterSet.filter((one) => one < 0xffff)) {
      const width = Math.round((1000 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm);
      letters.set(width, (letters.get(width) ?? new Set()).add(String.fromCodePoint(code)));
    }
  }
  const widths = [...letters].map(([width, all]) => [width, [...all].sort().join('')] as const);
  writeFileSync('config/letterWidths.json', `${JSON.stringify(Object.fromEntries(widths), null, 2)}\n`);
}
