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

/** The selectors of a sheet that are in no layer of the cascade, and layers nested in other layers, which are ordered separately. */
function misplaced(css: Root): string[] {
  const selectors: string[] = [];
  css.walkAtRules('layer', ({ parent, params }) => void (parent === css || selectors.push(params)));
  css.walkAtRules(/^(layer|keyframes)$/, (rule) => void rule.remove());
  css.walkRules(({ selector }) => void selectors.push(selector));
  return selectors;
}

it('every style is in one layer', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((sheet) => misplaced(sheetOf(sheet)))).toEqual([]);
});

it('tools and text styles emit no CSS by themselves', () => {
  expect(compile('src/styles/_tools.scss').css).toBe('');
});

const built = (css: string, from: string, pathPrefix = '') =>
  postcss(postCssPlugins(pathPrefix)).process(css, { from }).css;

it.each([
  ['components', 'components'],
  ['layout', 'sections'],
])('a module in src/%s is in the layer %s', (folder, layer) => {
  expect(built('.one { left: 0 }', `/site/src/${folder}/One.module.scss`)).toMatch(
    new RegExp(`^@layer ${layer} {\\s*\\.one`),
  );
});

it('fonts are below the path of the site', () => {
  const { css } = compile('src/styles/main.scss');
  const fonts = (pathPrefix: string) => built(css, 'src/styles/main.scss', pathPrefix).match(/(?<=url\(")[^"]*fonts/g);
  expect(new Set(fonts('/project'))).toEqual(new Set(['/project/fonts']));
  expect(new Set(fonts(''))).toEqual(new Set(['/fonts']));
});
