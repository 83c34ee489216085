/** @jest-environment node */
import postcss from 'postcss';
import { assignLayers } from './postcss';

it.each([
  ['/site/src/components', 'components'],
  ['C:\\site\\src\\components\\', 'components'],
  ['/site/src/layout', 'sections'],
])('puts a module in %s into the layer %s', (folder, layer) => {
  const from = `${folder}/One.module.scss`;
  const { css } = postcss([assignLayers]).process('.one { left: 0 }', { from });
  expect(css).toMatch(new RegExp(`^@layer ${layer} {\\s*\\.one`));
});
