import { readFileSync, writeFileSync } from 'node:fs';
import type { CreateSchemaCustomizationArgs, CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { printSchema } from 'graphql';
import { writeSiteFiles } from './config/siteFiles';
import { lettersOf, rowsOf } from './src/lib/letters';

/** The pages are the files in src/pages. Gatsby calls this hook in each build, and under `develop` again after each edit of the content. */
export const createPages = writeSiteFiles;

/** Adds the threads of each speaker's first name, so that the academy page needs no alphabet. */
export const createSchemaCustomization = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
  const digits = (letter: string) => rowsOf(letter).map((row) => row.toString(32));
  const resolve = ({ name }: { name: string }) =>
    Array.from(lettersOf(name).replace(/ .*/, ''), digits).flat().join('');
  const description = 'The threads of the first name: for each letter seven rows, in digits to base 32.';
  const fields = { letters: { type: 'String!', description, resolve } } as const;
  actions.createTypes(schema.buildObjectType({ name: 'Testimonial', fields }));
};

export const onCreateWebpackConfig = (build: CreateWebpackConfigArgs): void => {
  const { actions, createContentDigest, getConfig, getNodesByType, pathPrefix, plugins, stage } = build;
  // The texts of the error screen are part of the script, because the data of a page may fail to load.
  const failure = getNodesByType('Interface')[0]?.failure ?? {};
  // Webpack caches style sheets after PostCSS. It does not detect changes of the PostCSS plugins or of the path in addresses, so the cache's
  // version contains both.
  const version = createContentDigest([readFileSync('config/postcss.ts', 'utf8'), pathPrefix]);
  actions.setWebpackConfig({
    cache: { type: 'filesystem', version },
    // The build fails if a component uses a class that its style sheet does not have.
    module: { parser: { javascript: { exportsPresence: 'error' } } },
    plugins: [plugins.define({ __ERROR_SCREEN_TEXT__: JSON.stringify(failure) })],
  });
  if (stage === 'build-javascript') {
    // Gatsby's script for Partytown is not used here, but would add 1.7 KB to every page.
    const unused = { 'gatsby-script': false, './utils/inject-partytown-snippet': false } as const;
    const rules = [{ test: /internal-plugins.partytown.gatsby-browser/, resolve: { alias: unused } }];
    actions.setWebpackConfig({ devtool: false, module: { rules } });
  }
  if (stage !== 'build-html') return;
  // A new salt makes every build render all pages again, at a tenth of a second each: plugins change the finished pages, and Gatsby does not
  // render a page again when only its styles have changed. `setWebpackConfig` would ignore `output`.
  const config = getConfig();
  config.output.hashSalt = String(Date.now());
  actions.replaceWebpackConfig(config);
};

/** Writes the schema of the build to a file, for the test of the queries in docs/queries.md. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ store }) =>
  writeFileSync('.cache/schema.graphql', printSchema(store.getState().schema));
