import type { Plugin } from 'postcss';

/** The layers of the cascade, in their order; `src/styles/main.scss` writes the same. */
export const layers = ['base', 'components', 'sections', 'utilities', 'print'];

/**
 * Puts the styles of a CSS module into the layer its folder stands for: `components` for what is in `src/components`, else
 * `sections`. A module that only exports values stays as it is.
 */
export const assignLayers: Plugin = {
  postcssPlugin: 'assign-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.scss')) return;
    if (root.some((node) => 'selector' in node && node.selector === ':export')) return;
    const params = file.includes('/src/components/') ? 'components' : 'sections';
    const layer = new AtRule({ name: 'layer', params, nodes: [] });
    layer.append(root.nodes.filter((node) => !('name' in node && node.name === 'keyframes')));
    root.prepend(new AtRule({ name: 'layer', params: layers.join(', ') }), layer);
  },
};
