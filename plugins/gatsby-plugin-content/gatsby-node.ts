import type { GatsbyNode, PluginOptions } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check/check';
import { ContentCheckPlugin } from './develop/ContentCheckPlugin';
import { reportProblems } from './develop/reportProblems';
import { dropCacheOfOtherFolder, noteFolder } from './movedFolder';
import { linksToSections } from './navigation';
import type { ContentOptions } from './options';
import { positionExtension } from './position';
import { describedTypes } from './schema/schema';
import { writeJsonSchemas } from './schema/writeJsonSchemas';

const root = process.cwd();
const optionsIn = (options: PluginOptions) => options as unknown as ContentOptions;

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const made = dropCacheOfOtherFolder(root);
  if (made !== undefined) reporter.info(`The cache was made in another folder (${made}): the site is built anew.`);
};

export const onPluginInit: GatsbyNode['onPluginInit'] = () => noteFolder(root);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  writeJsonSchemas(root, optionsIn(options));
  reportProblems(await checkContent(root, optionsIn(options)), reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(positionExtension);
  actions.createTypes(describedTypes(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8')));
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }, options) =>
  add({ NavigationColumn: { links: linksToSections(optionsIn(options).listSections) } });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentCheckPlugin(root, optionsIn(options))] });
};
