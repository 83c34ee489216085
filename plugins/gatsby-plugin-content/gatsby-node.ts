import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check/check';
import { linksToSections } from './navigation';
import { ContentCheckPlugin, positionExtension, reportProblems } from './develop';
import { describedTypes } from './schema/schema';

const root = process.cwd();

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) =>
  reportProblems(await checkContent(root), reporter);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(positionExtension);
  actions.createTypes(describedTypes(readFileSync(join(root, 'data', 'schema.graphql'), 'utf8')));
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) =>
  createResolvers({ NavigationColumn: { links: linksToSections } });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentCheckPlugin(root)] });
};
