import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { setAvifEffort } from './src/build/avifEffort';
import { assertContent } from './src/build/content/develop';
import { describedSchema } from './src/build/content/schema';
import { splitStyles } from './src/build/splitStyles';
import { pictureResolvers, weaveMissingPictures } from './src/weave/resolvers';

export { onPostBuild } from './src/build/host/onPostBuild';

const root = process.cwd();
const data = join(root, 'data');

setAvifEffort();

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => assertContent(root, reporter);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(describedSchema(readFileSync(join(data, 'schema.graphql'), 'utf8')));
};

export const onCreateNode: GatsbyNode['onCreateNode'] = weaveMissingPictures;

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => add(pictureResolvers);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, plugins } = args;
  splitStyles(args);
  const { failure } = parse(readFileSync(join(data, 'interface.yaml'), 'utf8'));
  actions.setWebpackConfig({
    plugins: [plugins.define({ __FAILURE_WORDS__: JSON.stringify(failure) })],
    module: {
      rules: [
        {
          test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
          enforce: 'pre',
          use: join(root, 'src/build/bundle/sonnerWithoutStyles.js'),
        },
      ],
    },
  });
};
