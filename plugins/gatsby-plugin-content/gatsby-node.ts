import type { GatsbyNode, PluginOptions } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProblems } from './check/builtLinks';
import { checkContent } from './check/check';
import { ContentCheckPlugin } from './develop/ContentCheckPlugin';
import { reportProblems } from './develop/reportProblems';
import type { ContentOptions } from '.';
import { positionExtension } from './position';
import { writeJsonSchemas } from './schema/jsonSchema';
import { describedTypes } from './schema/schema';

const root = process.cwd();
const check = (options: PluginOptions) => checkContent(root, (options as unknown as ContentOptions).rules);

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ rules: Joi.array().items(Joi.function()) });

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  writeJsonSchemas(root);
  reportProblems(await check(options), reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(positionExtension);
  actions.createTypes(describedTypes(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8')));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentCheckPlugin(root, () => check(options))] });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }) => {
  const pages = getNodesByType('SitePage').map(({ path }) => String(path));
  reportProblems(
    builtProblems(
      root,
      pages.filter((path) => !path.startsWith('/404')),
    ),
    reporter,
  );
};
