import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';

const noHead = resolve('plugins/gatsby-plugin-small-pages/bundle/noHead.js');

/**
 * What of Gatsby's runtime is left out of the bundle that visitors load, 3.6 KB (brotli) on every page, because this site has no
 * use for it: the browser's side of `Head` exports (heads are made by `Seo`; a lint rule says so to whoever exports one),
 * Partytown, the registration of a service worker, and slices.
 * @throws when a module is not where it was, so that an upgrade cannot bring it back unnoticed
 */
export function leanRuntime(): Pick<Configuration, 'module' | 'resolve'> {
  const moduleAt = (path: string): string => {
    if (!existsSync(path))
      throw new Error(
        `Gatsby 5.16 no longer has ${path} as expected; see bundle/leanRuntime.ts of gatsby-plugin-small-pages`,
      );
    return realpathSync(path);
  };
  return {
    resolve: {
      alias: {
        [moduleAt('.cache/head/head-export-handler-for-browser.js')]: noHead,
        [moduleAt('.cache/register-service-worker.js')]: false,
        [moduleAt('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
      },
    },
    module: {
      // They bring slices along for an export that nobody uses.
      rules: ['gatsby-browser-entry', 'slice', 'slice/server-slice'].map((name) => {
        return { resource: moduleAt(`.cache/${name}.js`), sideEffects: false };
      }),
    },
  };
}
