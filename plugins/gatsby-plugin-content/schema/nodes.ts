import type { Node } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { contentFiles } from './schema';

type Context = { readonly nodeModel: { getNodeById(query: { id: string | null }): Node } };

/**
 * The directive `@position`: the position of an entry in its file, from 1. Gatsby does not keep entries in order, but the children of
 * a file are in order, because gatsby-transformer-yaml makes all of them again whenever the file changes.
 */
export const positionExtension = {
  name: 'position',
  extend: () => ({
    resolve: ({ id, parent }: Node, _: unknown, { nodeModel }: Context): number =>
      nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1,
  }),
};

/**
 * Returns definitions for Gatsby: each type with a file is a node, with an id and, in a list, a position. `@childOf` names the parent of
 * the type, because Gatsby infers it only for types that have entries.
 */
export const nodeTypes = (schema: GraphQLSchema): string =>
  contentFiles(schema)
    .map(({ type, list }) => {
      const position = '"The place of the entry in its file, from 1." position: Int! @position';
      return `type ${type} implements Node @dontInfer @childOf(types: ["File"]) { id: ID! ${list ? position : ''} }`;
    })
    .join('\n');
