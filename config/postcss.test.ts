/** @jest-environment node */
import postcss from 'postcss';
import { assignLayers } from './postcss';

it.each([
  ['components', 'components'],
  ['layout', 'sections'],
])('puts a module in src/%s into the layer %s', (folder, layer) => {
  const from = `/site/src/${folder}/One.module.scss`;
  const { css } = postcss([assignLayers]).process('.one { left: 0 }', { from });
  expect(css).toMatch(new RegExp(`^@layer ${layer} {\\s*\\.one`));
});
