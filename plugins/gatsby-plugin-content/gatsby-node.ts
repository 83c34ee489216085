import type { GatsbyNode, PluginOptions, Reporter } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtProblems } from './check/builtLinks';
import { checkContent } from './check/check';
import { loadContent, type Rule } from './check/content';
import { type Problem, report } from './check/problem';
import { contentCheckPlugin } from './develop/contentCheckPlugin';
import { writeJsonSchemas } from './schema/jsonSchema';
import { listResolvers, nodeTypes, positionExtension } from './schema/nodes';
import { describedTypes, readSchema } from './schema/schema';
import { type LetterWidths, widthFields } from './wordWidth';

const root = process.cwd();
/** The option `rules`: what the check looks for besides the schema. */
const check = async ({ rules }: PluginOptions) => checkContent(loadContent(root), rules as readonly Rule[] | undefined);

/** Problems end `gatsby build` with exit code 1 and leave `gatsby develop` running. */
const reportProblems = (problems: readonly Problem[], reporter: Reporter): void => {
  if (problems.length > 0) reporter.panicOnBuild(report(problems));
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  writeJsonSchemas(root);
  reportProblems(await check(options), reporter);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(positionExtension);
  const sdl = readFileSync(join(root, 'data', 'schema.graphql'), 'utf8');
  actions.createTypes([describedTypes(sdl), nodeTypes(readSchema(root))]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }, options) => {
  const schema = readSchema(root);
  create({ ...widthFields(schema, options.letterWidths as LetterWidths), Query: listResolvers(schema) });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [contentCheckPlugin(root, () => check(options))] });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }) => {
  const pages = getNodesByType('SitePage').map(({ path }) => String(path));
  const links = pages.filter((path) => !path.startsWith('/404'));
  reportProblems(builtProblems(root, links), reporter);
};
