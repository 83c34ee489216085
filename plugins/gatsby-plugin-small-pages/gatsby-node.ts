import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { lateScripts } from './lateScripts/lateScripts';
import { criticalStyles } from './styles/criticalStyles';

/** `inline`: paths of modules of the site that the inline script of every page begins with. */
type Options = PluginOptions & { readonly inline?: readonly string[] };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  // Each page has its own styles: Gatsby would put those of all pages into one sheet, and that into every page, so that their order never
  // changes. Here it decides nothing, because the cascade is set by layers (`src/styles/main.scss`). There are no source maps for scripts.
  const splitChunks = { cacheGroups: { styles: false } };
  // Gatsby's part for Partytown does nothing in a built page, but would bring 1.7 KB into each.
  const unused = { 'gatsby-script': false, './utils/inject-partytown-snippet': false } as const;
  const rules = [{ test: /internal-plugins.partytown.gatsby-browser/, resolve: { alias: unused } }];
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ devtool: false, optimization: { splitChunks }, module: { rules } });
  if (!stage.endsWith('html')) actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  if (stage !== 'build-html') return;
  // Every build renders every page, which takes a tenth of a second each: styles are inline in a page, and Gatsby would not
  // write it again when only they have changed. Not by `setWebpackConfig`, which leaves `output` out.
  const config = getConfig();
  config.output.hashSalt = String(Date.now());
  actions.replaceWebpackConfig(config);
};

/** Inlines the styles of each page's first screen, and delays its scripts. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }, { inline = [] }: Options) => {
  const delayScripts = lateScripts(inline);
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path), /\.html$/.test(String(path)) ? '' : 'index.html');
    writeFileSync(file, delayScripts(criticalStyles(readFileSync(file, 'utf8'))));
  }
};
