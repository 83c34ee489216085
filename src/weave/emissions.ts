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

const pageCloth = (page: PageColourway): [string, string][] => {
  const { title, colourway } = pageCloths[page];
  return [
    [`band-${page}`, bandSvg(title, colourway)],
    [`broad-${page}`, broadSvg(title, colourway)],
  ];
};

/** The cloths that style sheets name, by file name without its ending. */
const cloths = (): Record<string, string> => ({
  ...Object.fromEntries(pages.flatMap(pageCloth)),
  ...Object.fromEntries(
    Object.entries(selvedges).map(([name, { title, colourway }]) => [
      `selvedge-${name}`,
      selvedgeSvg(title, colourway),
    ]),
  ),
  'panel-academy': clothSvg(cloth(pageCloths.academy.title, { colourway: pageCloths.academy.colourway, picks: 260 })),
  'map-weave': mapWeaveSvg(pageCloths.contact.title),
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

/** The generated files in the repository, SVG and the style sheet that names them: contents by path relative to `src/styles`. */
export const emissions = (): ReadonlyMap<string, string> => {
  const woven = cloths();
  const files = Object.entries({ ...threads, ...woven }).map(([name, svg]) => [`cloth/${name}.svg`, svg] as const);
  return new Map([...files, ['_cloth.scss', styleSheet(Object.keys(woven))]]);
};
