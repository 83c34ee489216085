import type { CreateWebpackConfigArgs } from 'gatsby';
import { readFileSync } from 'node:fs';
import { unexpected } from '../unexpected';

/**
 * Has all pages rendered again when a style sheet has changed, whatever changed it. Styles stand in every page, but the bundle that
 * renders pages knows only the names of classes: by its hash alone Gatsby would keep a page with its old styles. The sheets are built
 * before that bundle, and their names carry the hash of their content.
 * @param args what Gatsby hands to `onCreateWebpackConfig`
 * @throws when Gatsby does not list the files it has built where it did
 */
export function renderWithStyles({ stage, getConfig, actions, createContentDigest }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html') return;
  const sheets = readFileSync('public/webpack.stats.json', 'utf8').match(/[^"/]+\.css/g);
  if (!sheets) throw unexpected('lists the style sheets of a build', 'renderWithStyles.ts');
  const config = getConfig();
  config.output.hashSalt = createContentDigest([...new Set(sheets)].sort());
  // Not by `setWebpackConfig`, which leaves `output` out.
  actions.replaceWebpackConfig(config);
}
