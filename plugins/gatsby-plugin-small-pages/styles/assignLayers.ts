import type { Plugin } from 'postcss';
import { layers } from './lowerStyles';

/**
 * Puts the styles of a CSS module into the cascade layer its folder stands for: `components` for what is in `src/components`,
 * else `sections`. A module that only exports values stays as it is.
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
    root.prepend(layers, layer);
  },
};
