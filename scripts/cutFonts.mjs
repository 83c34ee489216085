// Makes the font files that `src/styles/_fonts.scss` names, each with only the characters of its `unicode-range`. Writes the widths of the
// letters of the display face into `src/components/Headline/letterWidths.json`. To run it:
//
//   npm install --no-save subset-font@2.9.0 fontkit@2.0.4 @fontsource-variable/inter@5.3.0 @fontsource-variable/noto-serif-display@5.3.0
//   node scripts/cutFonts.mjs
//
// The packages are not dependencies of the site, because it only needs the reduced files.
import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import { compile } from 'sass';
import subsetFont from 'subset-font';

/** The files in the packages (`%` is the name of a subset), and their values on the variation axes. */
const families = {
  display: ['noto-serif-display/files/noto-serif-display-%-standard-normal.woff2', { wdth: 62.5, wght: 700 }],
  text: ['inter/files/inter-%-wght-normal.woff2', { wght: { min: 400, max: 700 } }],
};

/** The subset in the packages for each file of the site, and the OpenType features to keep. */
const subsets = {
  latin: ['latin', ['kern', 'tnum']],
  african: ['latin-ext', ['kern', 'ccmp', 'mark', 'mkmk']],
  dotted: ['vietnamese', ['kern', 'ccmp', 'mark', 'mkmk']],
};

/** Returns the characters of a `unicode-range` such as `U+20-7E, U+A0`. */
const charactersOf = (range) =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [first, last].map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

const face = /\/(fonts\/pams-(display|text)-(latin|african|dotted)\.woff2)[^}]*unicode-range:([^;]+);/g;
/** The widths of letters, in thousandths of an em. */
const widths = {};

for (const [, file, family, part, range] of compile('src/styles/_fonts.scss').css.matchAll(face)) {
  const [source, variationAxes] = families[family];
  const [subset, keepFeatures] = subsets[part];
  const whole = readFileSync(`node_modules/@fontsource-variable/${source.replace('%', subset)}`);
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true };
  const cut = await subsetFont(whole, charactersOf(range), options);
  writeFileSync(`src/styles/${file}`, cut);
  console.log(`${file}: ${cut.length} bytes`);
  if (family === 'text') continue;
  const font = create(cut);
  // U+FFFF only marks the end of a font's table.
  for (const code of font.characterSet.filter((one) => one < 0xffff)) {
    const letter = String.fromCodePoint(code);
    // Accented letters and ligatures are left out, because `wordWidth.ts` uses the widths of the letters they consist of.
    if (letter.normalize('NFKD') !== letter || /\p{M}/u.test(letter)) continue;
    widths[letter] = Math.round((1000 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm);
  }
}
const sorted = Object.fromEntries(Object.entries(widths).sort());
writeFileSync('src/components/Headline/letterWidths.json', `${JSON.stringify(sorted, null, 2)}\n`);
