/** @jest-environment node */
import postcss from 'postcss';
import { compile } from 'sass';
import { postCssPlugins } from './postcss';

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
