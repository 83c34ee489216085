/**
 * `npm run fonts` cuts the site's font files from the upstream packages and writes the style sheet and the list of preloads
 * that go with them; see `writeGenerated`.
 * `--measure <file>` prints the width of the samples in a font, for the table in fallbacks.ts.
 */
import { create, type Font } from 'fontkit';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { writeGenerated } from '../writeGenerated';
import { faces, licences, type Face } from './faces';
import { samples, widthOf, type Family } from './fallbacks';
import { fontUrl, styleSheet, unicodeRange } from './styleSheet';

const folder = 'static/fonts';
const upstream = createRequire(join(process.cwd(), 'package.json'));
const read = (source: string): Buffer => readFileSync(upstream.resolve(source));
const open = (file: Buffer): Font => create(file) as Font;

/** Cuts one face; fails on a character that upstream does not draw, which the browser would take from another font. */
async function cut(face: Face) {
  const source = read(face.source);
  const font = open(source);
  const missing = [...face.characters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${face.source} does not draw ${unicodeRange(missing.join(''))}`);
  const content = await subsetFont(source, face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: [...face.features],
    noHinting: true,
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { face, file: `${face.name}.${hash}.woff2`, content };
}

/** One of our own families with every axis pinned; fontkit itself pins none of a WOFF2 file. */
async function fontOf(family: Family, wght: number): Promise<Font> {
  const face = faces.find((candidate) => candidate.family === family && candidate.preload);
  if (!face) throw new Error(`faces.ts has no preloaded file of ${family}`);
  const variationAxes = { ...face.axes, wght };
  return open(await subsetFont(read(face.source), face.characters, { targetFormat: 'sfnt', variationAxes }));
}

/** Every file this script owns, by path, with its content. */
async function outputs(): Promise<Map<string, Buffer>> {
  const files = await Promise.all(faces.map(cut));
  const preloads = files.filter(({ face }) => face.preload).map(({ file }) => fontUrl(file));
  const preload = `// Written by \`npm run fonts\`; a change made here is lost.
/** Addresses of the fonts that the first screen of every page needs. */
export const preloadedFonts = ${JSON.stringify(preloads)} as const;`;
  const written = new Map(files.map(({ file, content }) => [`${folder}/${file}`, content]));
  for (const [name, source] of Object.entries(licences)) written.set(`${folder}/${name}`, read(source));
  const texts = { 'src/styles/_fonts.scss': await styleSheet(files, fontOf), 'src/styles/preloadedFonts.ts': preload };
  for (const [path, text] of Object.entries(texts)) {
    const options = await resolveConfig(path);
    written.set(path, Buffer.from(await format(text, { ...options, filepath: path })));
  }
  return written;
}

async function main([flag, file]: readonly string[]): Promise<void> {
  if (flag !== '--measure' || !file) return writeGenerated('fonts', await outputs(), folder);
  const font = open(readFileSync(file));
  const widths = Object.entries(samples).map(([family, sample]) => [family, widthOf(font, sample)]);
  console.table(Object.fromEntries(widths));
}

void main(process.argv.slice(2));
