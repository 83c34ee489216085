import cascadeLayers from '@csstools/postcss-cascade-layers';
import type { Plugin } from 'postcss';

/** The layers of the cascade, in their order; `src/styles/main.scss` writes the same. */
const layers = ['base', 'components', 'sections', 'utilities', 'print'];

/**
 * Puts the styles of a CSS module into the layer of its folder: `components` for what is in `src/components`, else
 * `sections`, also for cards. A module that only exports values stays as it is.
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

/** Gatsby prefixes all addresses but those of files in `static/`: the fonts. */
const prefixFonts = (pathPrefix: string): Plugin => ({
  postcssPlugin: 'prefix-fonts',
  OnceExit(root) {
    root.walkDecls('src', (src) => void (src.value = src.value.replace(/url\((['"])(?=\/)/g, `url($1${pathPrefix}`)));
  },
});

/** The cascade's layers are lowered to `:not(#\#)`: css-loader would take that id for a name to export. */
const protectLoweredLayers: Plugin = {
  postcssPlugin: 'protect-lowered-layers',
  OnceExit(root) {
    if (!root.source?.input.file?.endsWith('.module.scss')) return;
    root.walkRules((rule) => void (rule.selector = rule.selector.replaceAll(String.raw`:not(#\#)`, ':global($&)')));
  },
};

/**
 * PostCSS for every style sheet. Browsers before Chrome 99, Safari 15.4 and Firefox 97 know no cascade layers: these become steps of
 * specificity, the same in every sheet, because each names all layers and no selector has an id (stylelint checks it).
 * @param pathPrefix the path the site is below
 */
export const postCssPlugins = (pathPrefix: string): Plugin[] => [
  assignLayers,
  cascadeLayers() as Plugin,
  protectLoweredLayers,
  prefixFonts(pathPrefix),
];
