import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { early } from './src/build/bundle/early';
import { bundleRules } from './src/build/bundle/rules';
import { addCardField, addPageCard } from './src/build/cards/pageCards';
import { ContentGuard } from './src/build/content/guard';
import { readLeniently } from './src/build/content/lenient';
import { describedSchema } from './src/build/content/schema';
import { standInResolvers } from './src/build/content/standIns';
import { tuneAvif } from './src/build/pictures/avif';
import { pictureResolvers } from './src/build/pictures/resolvers';
import { weaveMissingPictures } from './src/build/pictures/wovenFiles';
import { lowerStylesPlugin } from './src/build/styles/lowerStyles';
import { splitStyles } from './src/build/styles/splitStyles';
import { renderWithStyles } from './src/build/styles/styleDigest';

export { onPostBuild } from './src/build/host/onPostBuild';

const root = process.cwd();
const data = join(root, 'data');

tuneAvif();

const developing = process.env.NODE_ENV !== 'production';
const schema = (): string => readFileSync(join(data, 'schema.graphql'), 'utf8');
const guard = new ContentGuard(root, developing);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => guard.start(args);

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => guard.resume(args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  args.actions.createTypes(describedSchema(schema()));
  addCardField(args);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await guard.onCreateNode(args);
  await weaveMissingPictures(args);
  await addPageCard(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(pictureResolvers);
  if (developing) add(standInResolvers(schema()));
};

/** Shorter code for `?.` and `??`, which Gatsby's preset lowers whatever the browsers: none here has `document.all`. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) =>
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, plugins, stage } = args;
  splitStyles(args);
  renderWithStyles(args);
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [guard.overlay] });
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [early, lowerStylesPlugin], devtool: false });
  const { failure = {} } = readLeniently(join(data, 'interface.yaml'));
  actions.setWebpackConfig({
    plugins: [plugins.define({ __FAILURE_WORDS__: JSON.stringify(failure) })],
    module: { rules: bundleRules(stage) },
  });
};
