import type { GatsbyNode } from 'gatsby';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { linkHome } from './linkHome';
import { dropOtherPath } from './publicDir';

export { onPostBuild } from './writeHostFiles';

const root = process.cwd();

export const onPreInit: GatsbyNode['onPreInit'] = ({ pathPrefix }) => dropOtherPath(root, pathPrefix);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  linkHome(args);
  const sonner = {
    resource: realpathSync(join(root, 'node_modules/sonner/dist/index.mjs')),
    use: join(root, 'plugins/gatsby-plugin-static-host/sonnerWithoutStyles.js'),
    enforce: 'pre' as const,
  };
  args.actions.setWebpackConfig({ module: { rules: [sonner] } });
};
