import type { GatsbyNode } from 'gatsby';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lateScripts } from './lateScripts/lateScripts';
import { criticalStyles } from './styles/criticalStyles';
import { splitStyles } from './styles/splitStyles';
import { renderWithStyles } from './styles/renderWithStyles';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  splitStyles(args);
  renderWithStyles(args);
  // No source maps beside the scripts.
  if (args.stage === 'build-javascript') args.actions.setWebpackConfig({ devtool: false });
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
