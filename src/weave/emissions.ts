import { cloth } from './cloth';
import { mapWeaveSvg } from './mapWeave';
import { type PageColourway, pageCloths, selvedges } from './pageCloths';
import { bandSvg, broadSvg, selvedgeSvg, threadSvg } from './products';
import { clothSvg } from './svg';

const pages = Object.keys(pageCloths) as PageColourway[];

const threads = {
  'thread-gold': threadSvg('gold', 'laterite'),
  'thread-laterite': threadSvg('laterite', 'night'),
  'thread-night': threadSvg('night', 'laterite'),
};

/** The cloths the style sheets name, by file name without the ending. */
const cloths = (): Record<string, string> => ({
  ...Object.fromEntries(pages.map((page) => [`band-${page}`, bandSvg(pageCloths[page].title, pageCloths[page])])),
  ...Object.fromEntries(pages.map((page) => [`broad-${page}`, broadSvg(pageCloths[page].title, pageCloths[page])])),
  ...Object.fromEntries(
    Object.entries(selvedges).map(([name, { title, colourway }]) => [
      `selvedge-${name}`,
      selvedgeSvg(title, { colourway }),
    ]),
  ),
  'panel-academy': clothSvg(cloth(pageCloths.academy.title, { colourway: pageCloths.academy.colourway, picks: 260 })),
  'map-weave': mapWeaveSvg(pageCloths.contact.title, {
    colourway: 'vat',
    paper: 'shea',
    strips: 7,
    length: 324,
    woven: 146,
  }),
});

const property = (name: string, folder: string): string => `  --${name}: url('${folder}/${name}.svg');\n`;

const styleSheet = (names: readonly string[]): string => {
  const shared = names.filter((name) => !/^(band|broad)-/.test(name));
  const ofPages = pages.map(
    (page) =>
      `[data-colourway='${page}'] {\n` +
      `  --band: url('#{$folder}/band-${page}.svg');\n` +
      `  --broad: url('#{$folder}/broad-${page}.svg');\n}\n`,
  );
  return `// Written by \`npm run weave\` from src/weave/; a change made here is lost.

// Gatsby writes every picture under 10 KB into the style sheet, and the style sheet into every page. That is right for the
// threads under links. The cloths go straight to file-loader, into the folder of Gatsby's own hashed files, so that a page
// loads the two or three it shows.
$folder: '-!file-loader?name=static/[name]-[hash:8].[ext]!./cloth';

:root {
${Object.keys(threads)
  .map((name) => property(name, './cloth'))
  .join('')}${shared.map((name) => property(name, '#{$folder}')).join('')}}

${ofPages.join('\n')}
.u-band {
  background-image: var(--band);
}

.u-broad {
  background-image: var(--broad);
}
`;
};

/**
 * Every file the generator keeps in the repository: cloths and threads as SVG, and the style sheet that names them.
 *
 * @returns their contents, by path relative to `src/styles`
 */
export const emissions = (): ReadonlyMap<string, string> => {
  const woven = cloths();
  const files = Object.entries({ ...threads, ...woven }).map(([name, svg]) => [`cloth/${name}.svg`, svg] as const);
  return new Map([...files, ['_cloth.scss', styleSheet(Object.keys(woven))]]);
};
