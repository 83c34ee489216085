import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkit';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { faces, families, type Family } from './faces';

const read = (source: string): Buffer => readFileSync(require.resolve(source));
const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

/** Characters as the `unicode-range` descriptor names them: `U+20-7E, U+A0`. */
function unicodeRange(characters: string): string {
  const points = new Set([...characters].map((character) => character.codePointAt(0) ?? 0));
  const sorted = [...points].sort((a, b) => a - b);
  const lasts = sorted.filter((point) => !points.has(point + 1));
  const spans = sorted.filter((point) => !points.has(point - 1)).map((first, index) => new Set([first, lasts[index]]));
  return spans.map((ends) => `U+${[...ends].map((point) => point?.toString(16).toUpperCase()).join('-')}`).join(', ');
}

const fontFace = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map((pair) => `${pair.join(': ')};\n`)
    .join('')}}\n`;

/** Our own family, then its fallbacks, then what any browser has. */
const stack = ({ family, variable, generic, fallbacks }: Family): string => {
  const names = new Set([family, ...fallbacks.map((fallback) => fallback.family)]);
  return `${variable}: ${[...names].map((name) => `'${name}', `).join('')}${generic};`;
};

/** Cuts one face; fails on a character that upstream does not draw, which the browser would take from another font. */
async function cut(face: (typeof faces)[number]) {
  const { characters, axes: variationAxes, features: keepFeatures } = face;
  const font = create(read(face.source)) as Font;
  const missing = [...characters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${face.source} does not draw ${unicodeRange(missing.join(''))}`);
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true };
  const content = await subsetFont(read(face.source), characters, options);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const url = `/fonts/${face.name}.${hash}.woff2`;
  const rule = fontFace({
    'font-family': `'${face.family}'`,
    'font-weight': face.weight,
    'font-display': 'swap',
    src: `url('${url}') format('woff2')`,
    'unicode-range': unicodeRange(characters),
  });
  return { url, content, rule, preload: face.preload };
}

/** A fallback in which lines break where ours would, and are as high. */
async function fallbackFace(family: Family, fallback: Family['fallbacks'][number]): Promise<string> {
  const own = faces.find((face) => face.family === family.family);
  const { wght, width, local, weight } = fallback;
  if (!own) throw new Error(`${family.family} has no file`);
  const options = { targetFormat: 'sfnt', variationAxes: { ...own.axes, wght } };
  const pinned = await subsetFont(read(own.source), own.characters, options);
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(pinned);
  const size = xWidthAvg / unitsPerEm / width;
  // Browsers multiply these by the size.
  const override = (units: number): string => percent(units / unitsPerEm / size);
  return fontFace({
    'font-family': `'${fallback.family}'`,
    'font-weight': weight,
    src: local.replace(/[^,\s][^,]*/g, "local('$&')"),
    'size-adjust': percent(size),
    'ascent-override': override(ascent),
    'descent-override': override(-descent),
    'line-gap-override': override(lineGap),
  });
}

/** The font files with their licences, the style sheet that names them, and the addresses that pages preload. */
export async function fonts(): Promise<ReadonlyMap<string, Buffer>> {
  const cuts = await Promise.all(faces.map(cut));
  const styleSheet = [
    '// Written by `npm run generate` from scripts/fonts/; a change made here is lost.\n',
    ...cuts.map(({ rule }) => rule),
    '// Faces that most machines have, taking the room of ours, so that nothing moves when ours arrive.\n',
    ...(await Promise.all(families.flatMap((one) => one.fallbacks.map((fallback) => fallbackFace(one, fallback))))),
    `:root { ${families.map(stack).join(' ')} }`,
  ].join('\n');
  const preloads = cuts.filter(({ preload }) => preload).map(({ url }) => url);
  const preloadList = `// Written by \`npm run generate\`; a change made here is lost.
/** Addresses of the fonts that the first screen of every page needs. */
export const preloadedFonts = ${JSON.stringify(preloads)} as const;`;

  const files = new Map(cuts.map(({ url, content }) => [`static${url}`, content]));
  for (const name of ['Inter', 'Noto-Serif-Display'])
    files.set(`static/fonts/OFL-${name}.txt`, read(`@fontsource-variable/${name.toLowerCase()}/LICENSE`));
  const texts = { 'src/styles/_fonts.scss': styleSheet, 'src/styles/preloadedFonts.ts': preloadList };
  for (const [filepath, text] of Object.entries(texts))
    files.set(filepath, Buffer.from(await format(text, { ...(await resolveConfig(filepath)), filepath })));
  return files;
}
