import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { lateScripts } from './lateScripts/lateScripts';
import { criticalStyles } from './styles/criticalStyles';

/** `inline`: paths of the site's modules that run first in the inline script of every page. */
type Options = PluginOptions & { readonly inline?: readonly string[] };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  // Gives each page a separate sheet. By default Gatsby writes one sheet with the styles of all pages into every page, so that the order of
  // rules is fixed. This site does not depend on the order: it uses cascade layers (`src/styles/main.scss`).
  const splitChunks = { cacheGroups: { styles: false } };
  // Gatsby's script for Partytown is not used here, but would add 1.7 KB to every page.
  const unused = { 'gatsby-script': false, './utils/inject-partytown-snippet': false } as const;
  const rules = [{ test: /internal-plugins.partytown.gatsby-browser/, resolve: { alias: unused } }];
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ devtool: false, optimization: { splitChunks }, module: { rules } });
  if (!stage.endsWith('html')) actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  if (stage !== 'build-html') return;
  // A new salt makes every build render all pages again, at a tenth of a second each. Styles are inline in pages, and Gatsby does not render
  // a page again when only its styles have changed. `setWebpackConfig` would ignore `output`.
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
