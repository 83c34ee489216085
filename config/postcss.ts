import type { Plugin } from 'postcss';

/**
 * Puts the styles of a CSS module into the layer of its folder: `components` for what is in `src/components`, else
 * `sections`, also for cards. A module that only exports values stays as it is. `gatsby-ssr.tsx` has the order of the layers.
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

/** Gatsby prefixes all addresses but those of files in `static/`: the fonts. */
const prefixFonts = (pathPrefix: string): Plugin => ({
  postcssPlugin: 'prefix-fonts',
  OnceExit(root) {
    root.walkDecls('src', (src) => void (src.value = src.value.replace(/url\((['"])(?=\/)/g, `url($1${pathPrefix}`)));
  },
});

/**
 * PostCSS for every style sheet.
 * @param pathPrefix the path the site is below
 */
export const postCssPlugins = (pathPrefix: string): Plugin[] => [assignLayers, prefixFonts(pathPrefix)];
