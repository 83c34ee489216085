import type { Node } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { contentFiles } from './schema';

type Context = { readonly nodeModel: { getNodeById(query: { id: string | null }): Node } };

/**
 * The directive `@position`: where an entry stands in its file, from 1. Gatsby keeps no order by itself; a file's children do,
 * because gatsby-transformer-yaml makes all of them anew whenever the file changes.
 */
export const positionExtension = {
  name: 'position',
  extend: () => ({
    resolve: ({ id, parent }: Node, _: unknown, { nodeModel }: Context): number =>
      nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1,
  }),
};

/**
 * What the schema of every type with a file has beside its fields. Gatsby finds out by itself only of types that have an entry which
 * file they come from.
 */
export const nodeTypes = (schema: GraphQLSchema): string =>
  contentFiles(schema)
    .map(({ type, list }) => {
      const position = '"Where the entry stands in its file, from 1." position: Int! @position';
      return `type ${type} implements Node @dontInfer @childOf(types: ["File"]) { id: ID! ${list ? position : ''} }`;
    })
    .join('\n');
