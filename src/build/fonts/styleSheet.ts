import { adjustment, fallbacks, type Family } from './fallbacks';
import type { Face } from './faces';
import type { FontFacts } from './sfnt';
import { unicodeRange } from './unicodeRange';

/** A font file as it is served. */
export interface CutFace {
  readonly face: Face;
  /** The file's name with its hash. */
  readonly file: string;
}

/** The address of a font file; the style sheet and the preload links must agree on it to the letter. */
export const fontUrl = (file: string): string => `/fonts/${file}`;

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

const fontFace = (descriptors: readonly (readonly [string, string])[]): string =>
  `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

const stack = (family: Family, generic: string): string => {
  const own = fallbacks.filter(({ against }) => against.family === family).map((fallback) => `'${fallback.family}'`);
  return [`'${family}'`, ...new Set(own), generic].join(', ');
};

/**
 * The style sheet with every face, its fallbacks and the two font stacks.
 * @param cut the font files
 * @param factsOf the facts of one of our own families at a weight
 */
export async function styleSheet(
  cut: readonly CutFace[],
  factsOf: (family: Family, wght: number) => Promise<FontFacts>,
): Promise<string> {
  const own = cut.map(({ face, file }) =>
    fontFace([
      ['font-family', `'${face.family}'`],
      ['font-style', 'normal'],
      ['font-weight', face.weight],
      ['font-display', 'swap'],
      ['src', `url('${fontUrl(file)}') format('woff2')`],
      ['unicode-range', unicodeRange(face.characters)],
    ]),
  );
  const local = await Promise.all(
    fallbacks.map(async (fallback) => {
      const facts = await factsOf(fallback.against.family, fallback.against.wght);
      const { sizeAdjust, ascent, descent, lineGap } = adjustment(facts, fallback);
      return fontFace([
        ['font-family', `'${fallback.family}'`],
        ['font-style', 'normal'],
        ['font-weight', fallback.weight],
        ['src', fallback.local.map((name) => `local('${name}')`).join(', ')],
        ['size-adjust', percent(sizeAdjust)],
        ['ascent-override', percent(ascent)],
        ['descent-override', percent(descent)],
        ['line-gap-override', percent(lineGap)],
      ]);
    }),
  );
  return [
    '// Written by `npm run fonts` from src/build/fonts/; a change made here is lost.\n',
    ...own,
    '// Faces that most machines have, taking the room of ours, so that nothing moves when ours arrive.\n',
    ...local,
    `:root {\n  --font-display: ${stack('PAMS Display', 'serif')};\n  --font-text: ${stack('PAMS Text', 'sans-serif')};\n}\n`,
  ].join('\n');
}
