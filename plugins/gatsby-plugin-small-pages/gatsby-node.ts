import type { GatsbyNode } from 'gatsby';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leanRuntime } from './bundle/leanRuntime';
import { lateScripts } from './lateScripts/lateScripts';
import { criticalStyles } from './styles/criticalStyles';
import { splitStyles } from './styles/splitStyles';
import { renderWithStyles } from './styles/renderWithStyles';

/** Shorter code for `?.` and `??`, which Gatsby's preset lowers whatever the browsers: none here has `document.all`. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) =>
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  splitStyles(args);
  renderWithStyles(args);
  if (args.stage !== 'build-javascript') return;
  args.actions.setWebpackConfig({ devtool: false, ...leanRuntime() });
  const config = args.getConfig();
  // Names of files stand in every page and in the runtime: half of their hashes' twenty digits tell versions apart.
  config.output.hashDigestLength = 10;
  args.actions.replaceWebpackConfig(config);
};

/** Inlines the styles of each page's first screen, and delays its scripts. A page that Gatsby did not write anew stays as it is. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path), /\.html$/.test(String(path)) ? '' : 'index.html');
    const before = readFileSync(file, 'utf8');
    const after = lateScripts(criticalStyles(before));
    if (after !== before) writeFileSync(file, after);
  }
};
