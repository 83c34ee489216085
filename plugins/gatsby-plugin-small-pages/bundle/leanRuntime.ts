import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';

/**
 * What of Gatsby's runtime is left out of the bundle that visitors load: without it pages have more script than their budget. Nobody
 * here uses the browser's side of `Head` exports (a lint rule says so), Partytown, the registration of a service worker, and slices.
 * @throws when a module is not where it was, so that an upgrade cannot bring it back unnoticed
 */
export const leanRuntime = (): Pick<Configuration, 'module' | 'resolve'> => ({
  resolve: {
    alias: {
      [realpathSync('.cache/head/head-export-handler-for-browser.js')]: resolve(
        'plugins/gatsby-plugin-small-pages/bundle/noHead.js',
      ),
      [realpathSync('.cache/register-service-worker.js')]: false,
      [realpathSync('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
    },
  },
  module: {
    // They bring slices along for an export that nobody uses.
    rules: ['gatsby-browser-entry', 'slice', 'slice/server-slice'].map((name) => {
      return { resource: realpathSync(`.cache/${name}.js`), sideEffects: false };
    }),
  },
});
