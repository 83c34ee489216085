import type { CreateNodeArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { GraphQLSchema } from 'graphql';
import { readYaml } from '../check/yamlFile';
import { contentFiles } from './schema';

/** Makes a node of each entry of a YAML file. One that cannot be read has none: the check tells what is wrong with it. */
export const createEntryNodes = async (
  { node: file, actions, loadNodeContent, createNodeId, createContentDigest }: CreateNodeArgs<FileSystemNode>,
  schema: GraphQLSchema,
): Promise<void> => {
  const known = contentFiles(schema).find(({ path }) => path === file.relativePath);
  if (!known) return;
  const { data = [] } = readYaml(known, await loadNodeContent(file));
  for (const [index, fields] of [data].flat().entries()) {
    const entry = { ...(fields as object), position: index + 1 };
    const node = {
      ...entry,
      id: createNodeId(`${file.id} ${index}`),
      parent: file.id,
      children: [],
      internal: { type: known.type, contentDigest: createContentDigest(entry) },
    };
    await actions.createNode(node);
    actions.createParentChildLink({ parent: file, child: node as never });
  }
};

/**
 * What the schema of every type with a file has beside its fields. Gatsby finds out by itself only of types that have an entry which
 * file they come from.
 */
export const nodeTypes = (schema: GraphQLSchema): string =>
  contentFiles(schema)
    .map(({ type, list, newestBy }) => {
      const position = '"Where the entry stands in its file, from 1." position: Int!';
      return `type ${type} implements Node @dontInfer @childOf(types: ["File"]) { id: ID! ${list && !newestBy ? position : ''} }`;
    })
    .join('\n');

type Resolver = (source: unknown, args: object, context: unknown, info: { originalResolver: Resolver }) => unknown;

/** Lists such as `allFilm` in the order of their file, or newest first, where a query asks for no other order. */
export const listResolvers = (schema: GraphQLSchema): Readonly<Record<string, { resolve: Resolver }>> =>
  Object.fromEntries(
    contentFiles(schema)
      .filter(({ list }) => list)
      .map(({ type, newestBy }) => {
        const sort = newestBy ? [{ [newestBy]: 'DESC' }, { slug: 'ASC' }] : { position: 'ASC' };
        const resolve: Resolver = (source, args, context, info) =>
          info.originalResolver(source, { sort, ...args }, context, info);
        return [`all${type}`, { resolve }];
      }),
  );
