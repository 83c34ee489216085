import type { CreateWebpackConfigArgs } from 'gatsby';

interface Config {
  readonly plugins: readonly { readonly definitions?: Record<string, unknown> }[];
}

/**
 * Has links of a site below a path lead to its landing page at `/project/`, where hosts serve it. Gatsby's links would take
 * that slash away too, lead through a redirect, and not know their own page; all others are written without one anyway.
 * @param args what Gatsby hands to `onCreateWebpackConfig`
 * @throws when Gatsby no longer tells its links by a definition how addresses end
 */
export function linkHome({ getConfig, pathPrefix }: CreateWebpackConfigArgs): void {
  if (!pathPrefix) return;
  const { plugins } = getConfig() as Config;
  const definitions = plugins.map((plugin) => plugin.definitions ?? {}).find((names) => '__TRAILING_SLASH__' in names);
  if (!definitions) throw new Error('Gatsby 5.16 no longer defines __TRAILING_SLASH__ as expected; see linkHome.ts');
  definitions.__TRAILING_SLASH__ = '"ignore"';
}
