import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compile } from 'sass';
import subsetFont from 'subset-font';
import { charactersOf, facesOf } from './faces';
import { writeLetterWidths } from './writeLetterWidths';

/** Upstream's files (`%` is the subset), and their values on the variation axes. */
const families = {
  display: {
    source: '@fontsource-variable/noto-serif-display/files/noto-serif-display-%-standard-normal.woff2',
    variationAxes: { wdth: 62.5, wght: 700 },
  },
  text: {
    source: '@fontsource-variable/inter/files/inter-%-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

/** Upstream's subset for each of our files, and the OpenType features that stay. */
const subsets = {
  latin: { subset: 'latin', keepFeatures: ['kern', 'tnum'] },
  african: { subset: 'latin-ext', keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk'] },
  dotted: { subset: 'vietnamese', keepFeatures: ['kern', 'ccmp', 'mark', 'mkmk'] },
};

/**
 * `npm install --no-save subset-font@2.9.0 fontkit@2.0.4 @fontsource-variable/inter@5.3.0 @fontsource-variable/noto-serif-display@5.3.0`,
 * and then `npx tsx scripts/fonts/cutFonts.ts`; the packages are no dependencies, because what is cut from them is in `static/fonts/`.
 *
 * Cuts the font files that `src/styles/_fonts.scss` names to the characters of their `unicode-range`, and writes the new names there
 * and into the list of fonts that pages preload; then the widths of the display face's letters.
 */
async function cutFonts(): Promise<void> {
  for (const { file, family, part, range } of facesOf(compile('src/styles/_fonts.scss').css)) {
    const { source, variationAxes } = families[family];
    const { subset, keepFeatures } = subsets[part];
    const font = readFileSync(require.resolve(source.replace('%', subset)));
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true };
    const cut = await subsetFont(font, charactersOf(range), options);
    const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
    const name = `pams-${family}-${part}.${hash}.woff2`;
    rmSync(`static/fonts/${file}`, { force: true });
    writeFileSync(`static/fonts/${name}`, cut);
    for (const path of ['src/styles/_fonts.scss', 'src/styles/preloadedFonts.ts'])
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(file, name));
    console.log(`${name}: ${cut.length} bytes`);
  }
  writeLetterWidths();
}

void cutFonts();
