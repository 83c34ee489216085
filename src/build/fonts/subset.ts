/**
 * `npm run fonts` cuts the site's font files from the upstream packages and writes the style sheet and the list of preloads
 * that go with them. `--check` writes nothing and fails when something differs from what is committed.
 * `--measure <file>` prints the width of the samples in a font, for the table in fallbacks.ts.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { budget, faces, licences, type Face } from './faces';
import { samples, type Family } from './fallbacks';
import { fontFacts, type FontFacts } from './sfnt';
import { fontUrl, styleSheet } from './styleSheet';
import { unicodeRange } from './unicodeRange';

const folder = 'static/fonts';
const upstream = createRequire(join(process.cwd(), 'package.json'));

const read = (source: string): Promise<Buffer> => readFile(upstream.resolve(source));

/** Cuts one face; fails on a character that upstream does not draw, which the browser would take from another font. */
async function cut(face: Face): Promise<{ face: Face; file: string; content: Buffer }> {
  const source = await read(face.source);
  const { characters } = await fontFacts(source);
  const missing = [...face.characters].filter((character) => !characters.has(character.codePointAt(0) ?? 0));
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

/** The facts of one of our own families, every axis pinned. */
async function factsOf(family: Family, wght: number): Promise<FontFacts> {
  const face = faces.find((candidate) => candidate.family === family && candidate.preload);
  if (!face) throw new Error(`faces.ts has no preloaded file of ${family}`);
  const pinned = await subsetFont(await read(face.source), face.characters, {
    targetFormat: 'sfnt',
    variationAxes: { ...face.axes, wght },
  });
  return fontFacts(pinned);
}

/** Every file this script owns, by path, as it has to be. */
async function outputs(): Promise<Map<string, Buffer>> {
  const files = await Promise.all(faces.map(cut));
  const weight = files.reduce((sum, { content }) => sum + content.length, 0);
  if (weight > budget) throw new Error(`the fonts weigh ${weight} bytes, more than the ${budget} of the budget`);
  const preloads = files.filter(({ face }) => face.preload).map(({ file }) => fontUrl(file));
  const preload = [
    '// Written by `npm run fonts`; a change made here is lost.',
    '/** Addresses of the fonts that the first screen of every page needs. */',
    `export const preloadedFonts = ${JSON.stringify(preloads)} as const;`,
  ].join('\n');
  const written = new Map<string, Buffer>();
  for (const { file, content } of files) written.set(`${folder}/${file}`, content);
  for (const { source, name } of licences) written.set(`${folder}/${name}`, await read(source));
  const texts = { 'src/styles/_fonts.scss': await styleSheet(files, factsOf), 'src/build/fonts/preload.ts': preload };
  for (const [path, text] of Object.entries(texts)) {
    const options = await resolveConfig(path);
    written.set(path, Buffer.from(await format(text, { ...options, filepath: path })));
  }
  return written;
}

/** Committed files in the folder of fonts that nothing names any more. */
async function leftovers(written: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const present = await readdir(folder).catch(() => []);
  return present.map((name) => `${folder}/${name}`).filter((path) => !written.has(path));
}

async function check(written: ReadonlyMap<string, Buffer>): Promise<void> {
  const faults = (await leftovers(written)).map((path) => `${path} is named by nothing`);
  for (const [path, content] of written) {
    const committed = await readFile(path).catch(() => undefined);
    if (!committed) faults.push(`${path} is missing`);
    else if (!committed.equals(content)) faults.push(`${path} differs from what the script makes`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Error('The fonts are out of date: run `npm run fonts` and commit what it writes.');
  console.log('Fonts are up to date.');
}

async function write(written: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const path of await leftovers(written)) await rm(path);
  for (const [path, content] of written) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (path.endsWith('.woff2')) console.log(`${path}  ${content.length} bytes`);
  }
}

async function main([flag, file]: readonly string[]): Promise<void> {
  if (flag === '--measure' && file) {
    const { width } = await fontFacts(await readFile(file));
    for (const [family, sample] of Object.entries(samples))
      console.log(`${width(sample).toFixed(3)} em  against ${family}`);
    return;
  }
  await (flag === '--check' ? check : write)(await outputs());
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
