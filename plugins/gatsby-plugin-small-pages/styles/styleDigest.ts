import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * A digest of all style sheets of a folder: another one as soon as a letter of one changes, or a file comes or goes.
 * @param folder where they lie, at any depth
 */
export function styleDigest(folder: string): string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'));
  const digest = createHash('sha256');
  for (const sheet of sheets.sort()) digest.update(`${sheet}\n`).update(readFileSync(join(folder, sheet)));
  return digest.digest('hex');
}

/**
 * Has all pages rendered again when styles have changed. They stand in every page, but the bundle that renders pages knows
 * only the names of classes: by its hash alone Gatsby would keep a page with its old styles.
 * @param args what Gatsby hands to `onCreateWebpackConfig`
 */
export function renderWithStyles({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html') return;
  const config = getConfig();
  config.output.hashSalt = styleDigest('src');
  // Not by `setWebpackConfig`, which leaves `output` out.
  actions.replaceWebpackConfig(config);
}
