import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkHome } from './src/build/bundle/linkHome';
import { bundleRules } from './src/build/bundle/rules';
import { addCardField, addPageCard } from './src/build/cards/pageCards';
import { checkContent } from './src/build/content/check';
import { ContentCheckPlugin, positionExtension, readUnchecked, reportProblems } from './src/build/content/gatsby';
import { openFormsPlugin } from './src/build/editor/server';
import { dropOtherPath } from './src/build/host/publicDir';
import { tuneAvif } from './src/build/pictures/avif';
import { pictureResolvers } from './src/build/pictures/resolvers';
import { tuneWebp } from './src/build/pictures/webp';
import { weaveMissingPictures } from './src/build/pictures/wovenFiles';
import { describedTypes } from './src/build/schema/schema';
import { lowerStylesPlugin } from './src/build/styles/lowerStyles';
import { splitStyles } from './src/build/styles/splitStyles';
import { renderWithStyles } from './src/build/styles/styleDigest';

export { serveForms as onCreateDevServer } from './src/build/editor/server';
export { onPostBuild } from './src/build/host/writeHostFiles';

const root = process.cwd();
const data = join(root, 'data');

tuneAvif();
tuneWebp();

export const onPreInit: GatsbyNode['onPreInit'] = ({ pathPrefix }) => dropOtherPath(root, pathPrefix);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) =>
  reportProblems(await checkContent(root), reporter);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  args.actions.createFieldExtension(positionExtension);
  args.actions.createTypes(describedTypes(readFileSync(join(data, 'schema.graphql'), 'utf8')));
  addCardField(args);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args) => {
  await weaveMissingPictures(args);
  await addPageCard(args);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add(pictureResolvers);
};

/** Shorter code for `?.` and `??`, which Gatsby's preset lowers whatever the browsers: none here has `document.all`. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) =>
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, pathPrefix, plugins, stage } = args;
  splitStyles(args);
  renderWithStyles(args);
  linkHome(args);
  if (stage === 'develop') {
    actions.setWebpackConfig({ plugins: [new ContentCheckPlugin(root), openFormsPlugin(root)] });
  }
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ plugins: [lowerStylesPlugin(pathPrefix)], devtool: false });
  const { failure = {} } = readUnchecked(join(data, 'interface.yaml'));
  actions.setWebpackConfig({
    plugins: [plugins.define({ __ERROR_SCREEN_TEXT__: JSON.stringify(failure) })],
    module: { rules: bundleRules(stage) },
  });
};
