import type { CreateWebpackConfigArgs } from 'gatsby';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has all pages rendered again when a style sheet of `src/` has changed. Styles stand in every page, but the bundle that renders
 * pages knows only the names of classes: by its hash alone Gatsby would keep a page with its old styles.
 * @param args what Gatsby hands to `onCreateWebpackConfig`
 */
export function renderWithStyles({ stage, getConfig, actions, createContentDigest }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html') return;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'));
  const config = getConfig();
  config.output.hashSalt = createContentDigest(
    files.sort().map((file) => [file, readFileSync(join('src', file), 'utf8')]),
  );
  // Not by `setWebpackConfig`, which leaves `output` out.
  actions.replaceWebpackConfig(config);
}
