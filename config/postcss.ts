import type { Plugin } from 'postcss';

/**
 * Puts the styles of a CSS module into a cascade layer: `components` for a module in `src/components`, otherwise `sections`. A module that
 * only exports values is not changed. `gatsby-ssr.tsx` defines the order of the layers.
 */
export const assignLayers: Plugin = {
  postcssPlugin: 'assign-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.scss')) return;
    if (root.some((node) => 'selector' in node && node.selector === ':export')) return;
    const params = file.includes('/src/components/') ? 'components' : 'sections';
    const layer = new AtRule({ name: 'layer', params, nodes: [] });
    layer.append(root.nodes);
    root.append(layer);
  },
};

/** Adds the path that the site is below to the addresses of fonts. Gatsby adds it to all other addresses, but not to files in `static/`. */
const prefixFonts = (pathPrefix: string): Plugin => ({
  postcssPlugin: 'prefix-fonts',
  OnceExit(root) {
    root.walkDecls('src', (src) => void (src.value = src.value.replace(/url\((['"])(?=\/)/g, `url($1${pathPrefix}`)));
  },
});

/**
 * Returns the PostCSS plugins for every style sheet.
 * @param pathPrefix the path that the site is below
 */
export const postCssPlugins = (pathPrefix: string): Plugin[] => [assignLayers, prefixFonts(pathPrefix)];
