/** @jest-environment node */
import { readdirSync } from 'node:fs';
import postcss, { type Root } from 'postcss';
import { compile } from 'sass';
import { assignLayers, postCssPlugins } from './postcss';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!media)\.module\.scss$/.test(file),
);
const sheets = ['styles/main.scss', ...modules].map((file) => `src/${file}`);

/** Transforms a sheet as the build does. */
const sheetOf = (from: string): Root => postcss([assignLayers]).process(compile(from).css, { from }).root as Root;

/** Returns the selectors outside of every cascade layer, and layers inside other layers, because their order is separate. */
function misplaced(css: Root): string[] {
  const selectors: string[] = [];
  css.walkAtRules('layer', ({ parent, params }) => void (parent === css || selectors.push(params)));
  css.walkAtRules(/^(layer|keyframes)$/, (rule) => void rule.remove());
  css.walkRules(({ selector }) => void selectors.push(selector));
  return selectors;
}

it('puts every style in exactly one cascade layer', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((sheet) => misplaced(sheetOf(sheet)))).toEqual([]);
});

const built = (css: string, from: string, pathPrefix = '') =>
  postcss(postCssPlugins(pathPrefix)).process(css, { from }).css;

it.each([
  ['components', 'components'],
  ['layout', 'sections'],
])('puts a module in src/%s into the layer %s', (folder, layer) => {
  const css = built('.one { left: 0 }', `/site/src/${folder}/One.module.scss`);
  expect(css).toMatch(new RegExp(`^@layer ${layer} {\\s*\\.one`));
});

it('adds the path prefix to the addresses of fonts', () => {
  const { css } = compile('src/styles/main.scss');
  const fonts = (pathPrefix: string) => built(css, 'src/styles/main.scss', pathPrefix).match(/(?<=url\(")[^"]*fonts/g);
  expect(new Set(fonts('/project'))).toEqual(new Set(['/project/fonts']));
  expect(new Set(fonts(''))).toEqual(new Set(['/fonts']));
});
