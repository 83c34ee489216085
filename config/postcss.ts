import type { Plugin } from 'postcss';

/**
 * Puts the styles of a CSS module into a cascade layer: `components` for a module in `src/components`, otherwise `sections`. A module that
 * only exports values (`:export`) is not changed. `gatsby-ssr.tsx` defines the order of the layers.
 */
export const assignLayers: Plugin = {
  postcssPlugin: 'assign-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.scss')) return;
    if (root.some((node) => 'selector' in node && node.selector === ':export')) return;
    const params = /[\\/]src[\\/]components[\\/]/.test(file) ? 'components' : 'sections';
    const layer = new AtRule({ name: 'layer', params, nodes: [] });
    layer.append(root.nodes);
    root.append(layer);
  },
};
