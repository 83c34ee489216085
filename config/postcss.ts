import type { Plugin } from 'postcss';

/**
 * Puts the styles of a CSS module into a cascade layer: `components` for a module in `src/components`, otherwise `sections`. A module that
 * only exports values (`:export`) is not changed. `gatsby-ssr.tsx` defines the order of the layers.
 */
const assignLayers: Plugin = {
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

/**
 * Adds the site's path prefix to the addresses of fonts. They begin with a slash, because fonts are files in `static/`, and Gatsby does not
 * change such addresses in style sheets.
 */
const prefixFonts = (pathPrefix: string): Plugin => ({
  postcssPlugin: 'prefix-fonts',
  OnceExit(root) {
    root.walkDecls('src', (src) => void (src.value = src.value.replace(/url\((['"])(?=\/)/g, `url($1${pathPrefix}`)));
  },
});

/**
 * Returns the PostCSS plugins for every style sheet.
 * @param pathPrefix the path at which the site is published, such as `/project`; empty for none
 */
export const postCssPlugins = (pathPrefix: string): Plugin[] => [assignLayers, prefixFonts(pathPrefix)];
