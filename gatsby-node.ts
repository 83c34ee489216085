import { readFileSync, writeFileSync } from 'node:fs';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { printSchema } from 'graphql';
import { readUnchecked } from './config/readUnchecked';

export { createResolvers, createSchemaCustomization, onCreateNode } from './config/graphql';
export { createPages } from './config/siteFiles';

export const onCreateWebpackConfig = (build: CreateWebpackConfigArgs): void => {
  const { actions, createContentDigest, pathPrefix, plugins } = build;
  // The error screen's texts are part of the script, because a page's data may fail to load.
  const failure = readUnchecked('data/interface.yaml').get('failure') ?? {};
  // Webpack keeps style sheets as PostCSS has left them, and does not see the plugins they went through.
  const version = createContentDigest([readFileSync('config/postcss.ts', 'utf8'), pathPrefix]);
  actions.setWebpackConfig({
    cache: { type: 'filesystem', version },
    // A class that a style sheet does not have stops the build.
    module: { parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [plugins.define({ __ERROR_SCREEN_TEXT__: JSON.stringify(failure) })],
  });
};

/** Keeps the schema of the build: a test validates the queries of docs/queries.md against it. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) =>
  writeFileSync('.cache/schema.graphql', printSchema(store.getState().schema));
