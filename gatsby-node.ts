import type { GatsbyNode } from 'gatsby';
import { printSchema } from 'graphql';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUnchecked } from './plugins/gatsby-plugin-content';

/**
 * The words of the error screen go into the bundle: it has to say them when a page's data cannot be had. A class that a style sheet
 * does not have stops the build.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) => {
  const { failure = {} } = readUnchecked(join(process.cwd(), 'data/interface.yaml'));
  actions.setWebpackConfig({
    module: { parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [plugins.define({ __ERROR_SCREEN_TEXT__: JSON.stringify(failure) })],
  });
};

/** Keeps the schema of the build: a test validates the queries of docs/queries.md against it. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) =>
  writeFileSync('.cache/schema.graphql', printSchema(store.getState().schema));
