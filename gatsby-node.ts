import type { GatsbyNode } from 'gatsby';
import { join } from 'node:path';
import { readUnchecked } from './plugins/gatsby-plugin-content';

/** The words of the error screen go into the bundle: it has to say them when a page's data cannot be had. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  const { failure = {} } = readUnchecked(join(process.cwd(), 'data/interface.yaml'));
  actions.setWebpackConfig({ plugins: [plugins.define({ __ERROR_SCREEN_TEXT__: JSON.stringify(failure) })] });
};
