import type { GatsbyNode } from 'gatsby';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lateScripts } from './lateScripts/lateScripts';
import { criticalStyles } from './styles/criticalStyles';
import { splitStyles } from './styles/splitStyles';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, getConfig, actions } = args;
  splitStyles(args);
  // No source maps beside the scripts.
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-html') return;
  // Every build renders every page, which takes a tenth of a second each: styles stand in a page, and Gatsby would leave one as it is
  // when they alone have changed. Not by `setWebpackConfig`, which leaves `output` out.
  const config = getConfig();
  config.output.hashSalt = String(Date.now());
  actions.replaceWebpackConfig(config);
};

/** Inlines the styles of each page's first screen, and delays its scripts. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path), /\.html$/.test(String(path)) ? '' : 'index.html');
    writeFileSync(file, lateScripts(criticalStyles(readFileSync(file, 'utf8'))));
  }
};
