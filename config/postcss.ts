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

/** Gatsby prefixes all addresses but those of files in `static/`; css-loader would take the id in `:not(#\#)` for a name to export. */
const finish = (pathPrefix: string): Plugin => ({
  postcssPlugin: 'finish',
  OnceExit(root) {
    root.walkDecls('src', (src) => void (src.value = src.value.replace(/url\((['"])(?=\/)/g, `url($1${pathPrefix}`)));
    if (!root.source?.input.file?.endsWith('.module.scss')) return;
    root.walkRules((rule) => void (rule.selector = rule.selector.replaceAll(String.raw`:not(#\#)`, ':global($&)')));
  },
});

/**
 * PostCSS for every style sheet. Browsers before Chrome 99, Safari 15.4 and Firefox 97 know no cascade layers: these become steps of
 * specificity, the same in every sheet, because each names all layers and no selector has an id (stylelint checks it).
 * @param pathPrefix the path the site is below
 */
export const postCssPlugins = (pathPrefix: string): Plugin[] => [
  assignLayers,
  cascadeLayers() as Plugin,
  finish(pathPrefix),
];
