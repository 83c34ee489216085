import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { criticalStyles } from './criticalStyles';

/**
 * Gives each page a separate sheet. By default Gatsby writes one sheet with the styles of all pages into every page, so that the order of
 * rules is fixed. This site does not depend on the order: it uses cascade layers (`src/styles/main.scss`).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  const splitChunks = { cacheGroups: { styles: false } };
  if (stage === 'build-javascript') actions.setWebpackConfig({ optimization: { splitChunks } });
  if (!stage.endsWith('html')) actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
};

/** Leaves only the styles of its first section in each page, and links the sheets after it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path), /\.html$/.test(String(path)) ? '' : 'index.html');
    writeFileSync(file, criticalStyles(readFileSync(file, 'utf8')));
  }
};
