import type { Font } from 'fontkit';
import type { Face } from './faces';
import { adjustment, fallbacks, type Family } from './fallbacks';

/** The address of a font file; the style sheet and the preload links must agree on it. */
export const fontUrl = (file: string): string => `/fonts/${file}`;

/** The characters of a text, in whatever order, as the `unicode-range` descriptor names them: `U+20-7E, U+A0`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const spans: { first: number; last: number }[] = [];
  for (const point of points) {
    const open = spans.at(-1);
    if (open?.last === point - 1) open.last = point;
    else spans.push({ first: point, last: point });
  }
  const ranges = spans.map(({ first, last }) =>
    [...new Set([first, last])].map((point) => point.toString(16)).join('-'),
  );
  return ranges.map((range) => `U+${range.toUpperCase()}`).join(', ');
}

const fontFace = (descriptors: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join('')}}\n`;
};

const stack = (family: Family, generic: string): string => {
  const own = fallbacks.filter(({ against }) => against.family === family).map((fallback) => `'${fallback.family}'`);
  return [`'${family}'`, ...new Set(own), generic].join(', ');
};

/** The style sheet with every face, its fallbacks and the two font stacks; `fontOf` is one of our families at a weight. */
export async function styleSheet(
  files: readonly { readonly face: Face; readonly file: string }[],
  fontOf: (family: Family, wght: number) => Promise<Font>,
): Promise<string> {
  const own = files.map(({ face, file }) =>
    fontFace({
      'font-family': `'${face.family}'`,
      'font-style': 'normal',
      'font-weight': face.weight,
      'font-display': 'swap',
      src: `url('${fontUrl(file)}') format('woff2')`,
      'unicode-range': unicodeRange(face.characters),
    }),
  );
  const local = fallbacks.map(async (fallback) => {
    const font = await fontOf(fallback.against.family, fallback.against.wght);
    const adjusted = Object.entries(adjustment(font, fallback)).map(([name, ratio]) => [
      name,
      `${Number((ratio * 100).toFixed(2))}%`,
    ]);
    return fontFace({
      'font-family': `'${fallback.family}'`,
      'font-style': 'normal',
      'font-weight': fallback.weight,
      src: fallback.local.map((name) => `local('${name}')`).join(', '),
      ...Object.fromEntries(adjusted),
    });
  });
  return [
    '// Written by `npm run fonts` from scripts/generate/fonts/; a change made here is lost.\n',
    ...own,
    '// Faces that most machines have, taking the room of ours, so that nothing moves when ours arrive.\n',
    ...(await Promise.all(local)),
    `:root {\n  --font-display: ${stack('PAMS Display', 'serif')};\n  --font-text: ${stack('PAMS Text', 'sans-serif')};\n}\n`,
  ].join('\n');
}
