import type { Files } from './drift';
import { cloth } from '../../plugins/gatsby-plugin-woven-pictures/weave/cloth';
import { pageCloths, selvedges } from '../../plugins/gatsby-plugin-woven-pictures/weave/pageCloths';
import { bandSvg, broadSvg, mapWeaveSvg, selvedgeSvg } from '../../plugins/gatsby-plugin-woven-pictures/weave/products';
import { clothSvg } from '../../plugins/gatsby-plugin-woven-pictures/weave/svg';

const shared: Record<string, string> = {};
for (const [name, { title, colourway }] of Object.entries(selvedges)) {
  shared[`selvedge-${name}`] = selvedgeSvg(title, colourway);
}
const { academy, contact } = pageCloths;
shared['panel-academy'] = clothSvg(cloth(academy.title, { colourway: academy.colourway, picks: 260 }));
shared['map-weave'] = mapWeaveSvg(contact.title);

const ofPages: Record<string, string> = {};
for (const [page, { title, colourway }] of Object.entries(pageCloths)) {
  ofPages[`band-${page}`] = bandSvg(title, colourway);
  ofPages[`broad-${page}`] = broadSvg(title, colourway);
}

const properties = Object.keys(shared).map((name) => `  --${name}: url('#{$folder}/${name}.svg');\n`);
const styleSheet = `// Written by \`npm run generate\` from plugins/gatsby-plugin-woven-pictures/weave/; a change made here is lost.

// Straight to file-loader, into the folder of Gatsby's own hashed files, so that a page loads the two or three cloths it shows:
// Gatsby would write every picture under 10 KB into the style sheet.
$folder: '-!file-loader?name=static/[name]-[hash:8].[ext]!./cloth';

:root {
${properties.join('')}}

@each $page in ${Object.keys(pageCloths).join(', ')} {
  [data-colourway='#{$page}'] {
    --band: url('#{$folder}/band-#{$page}.svg');
    --broad: url('#{$folder}/broad-#{$page}.svg');
  }
}

.u-band {
  background-image: var(--band);
}

.u-broad {
  background-image: var(--broad);
}
`;

/** The cloths that style sheets name, and the style sheet that names them. */
export const cloths = (): Files => {
  const files = new Map([['src/styles/_cloth.scss', styleSheet]]);
  for (const [name, svg] of Object.entries({ ...shared, ...ofPages })) files.set(`src/styles/cloth/${name}.svg`, svg);
  return files;
};
