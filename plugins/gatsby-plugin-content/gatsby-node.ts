import { join } from 'node:path';
import type { GatsbyNode, Node, PluginOptions, Reporter } from 'gatsby';
import type { Compiler } from 'webpack';
import { builtProblems } from './check/builtLinks';
import { checkSite } from './check/check';
import type { Rule } from './check/content';
import { type Problem, report } from './check/problem';
import { writeJsonSchemas } from './schema/jsonSchema';
import { htmlOf } from './schema/markdown';
import { gatsbyTypes } from './schema/schema';

const root = process.cwd();

/** Checks the content with the rules of the plugin, and those in its option `rules`. */
const check = ({ rules }: PluginOptions) => checkSite(root, rules as readonly Rule[] | undefined);

/** Prints problems. They end `gatsby build` with exit code 1, and leave `gatsby develop` running. */
const reportProblems = (problems: readonly Problem[], reporter: Reporter): void => {
  if (problems.length > 0) reporter.panicOnBuild(report(problems));
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  reportProblems(await check(options), reporter);
  writeJsonSchemas(root);
};

type Context = { readonly nodeModel: { getNodeById(query: { id: string | null }): Node } };

/**
 * Returns the position of an entry in its file, from 1, for the directive `@position`. Gatsby does not keep entries in order, but the
 * children of a file are in order, because gatsby-transformer-yaml makes all of them again whenever the file changes.
 */
const positionOf = ({ id, parent }: Node, _: unknown, { nodeModel }: Context): number =>
  nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1;

/** Returns the source of a field with the directive `@markdown`, and its HTML. */
const markdownOf = (
  entry: Readonly<Record<string, unknown>>,
  _: unknown,
  _context: unknown,
  info: { fieldName: string },
) => {
  const source = entry[info.fieldName];
  return typeof source === 'string' ? { source, html: htmlOf(source) } : null;
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'position', extend: () => ({ resolve: positionOf }) });
  actions.createFieldExtension({ name: 'markdown', extend: () => ({ resolve: markdownOf }) });
  actions.createTypes(gatsbyTypes(root));
};

/**
 * Checks the content before each bundle of `gatsby develop`, and when a file in `data/` is added, changed or deleted. Gatsby shows the
 * problems in the terminal and over the page until they are corrected, as it does with errors in a component.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }, options) => {
  const apply = ({ hooks, webpack }: Compiler) =>
    hooks.make.tapPromise('ContentCheck', async ({ contextDependencies, errors }) => {
      // Without this, webpack watches only imported files.
      contextDependencies.add(join(root, 'data'));
      const problems = await check(options);
      const [first] = problems;
      if (!first) return;
      const { file, line, column } = first;
      // Gatsby prints `file` and `loc`, and opens the file there in an editor.
      const place = { name: 'ContentError', file, loc: { start: { line, column } }, stack: '' };
      errors.push(Object.assign(new webpack.WebpackError(report(problems)), place));
    });
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [{ apply }] });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, pathPrefix }) =>
  reportProblems(await builtProblems(root, pathPrefix), reporter);
