import type { Plugin } from 'postcss';
import { layers } from './lowerStyles';

/**
 * Puts the styles of a CSS module into the cascade layer its folder stands for: `components` for what is in `src/components`,
 * else `sections`. A module that names its layer itself stays as it is, and so does one that only exports values.
 */
export const assignLayers: Plugin = {
  postcssPlugin: 'assign-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.scss')) return;
    if (
      root.some(
        (node) => ('name' in node && node.name === 'layer') || ('selector' in node && node.selector === ':export'),
      )
    )
      return;
    const params = file.includes('/src/components/') ? 'components' : 'sections';
    const layer = new AtRule({ name: 'layer', params, nodes: [] });
    layer.append(root.nodes.filter((node) => !('name' in node && node.name === 'keyframes')));
    root.prepend(layers, layer);
  },
};
