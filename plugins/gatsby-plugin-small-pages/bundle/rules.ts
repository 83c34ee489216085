import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What is done to a module of others before it goes into the bundle. */
interface BundleRule {
  /** The module, by its absolute path. */
  readonly resource: string;
  /** The loader, by path, and that it comes before Gatsby's own. */
  readonly use?: string;
  readonly enforce?: 'pre';
  /** False if the module may be left out where none of its exports is used. */
  readonly sideEffects?: boolean;
}

/**
 * The rules webpack gets beside Gatsby's own for the bundle that visitors load.
 * @param root the root of the project, with the `.cache` that Gatsby has filled
 * @throws when a module is not where it was, so that an upgrade cannot bring it back unnoticed
 */
export function bundleRules(root = process.cwd()): BundleRule[] {
  const rule = (path: string, treatment: Omit<BundleRule, 'resource'>): BundleRule => {
    const file = join(root, path);
    if (!existsSync(file))
      throw new Error(
        `Gatsby 5.16 no longer has ${path} as expected; see bundle/rules.ts of gatsby-plugin-small-pages`,
      );
    return { resource: realpathSync(file), ...treatment };
  };
  const loader = (name: string) => ({
    use: join(root, 'plugins/gatsby-plugin-small-pages/bundle', name),
    enforce: 'pre' as const,
  });
  return [
    rule('.cache/head/head-export-handler-for-browser.js', loader('stubbedRuntime.js')),
    rule('.cache/register-service-worker.js', loader('stubbedRuntime.js')),
    rule('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js', loader('stubbedRuntime.js')),
    // They bring slices, which this site has none of, along for an export that nobody uses.
    ...['gatsby-browser-entry', 'slice', 'slice/server-slice'].map((name) =>
      rule(`.cache/${name}.js`, { sideEffects: false }),
    ),
  ];
}
