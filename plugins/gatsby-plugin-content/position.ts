/**
 * The directive `@position`: where an entry stands in its file, from 1. Gatsby keeps no order by itself; a file's children do,
 * because gatsby-transformer-yaml makes all of them anew whenever the file changes.
 */
export const positionExtension = {
  name: 'position',
  extend: () => ({
    resolve: (
      { id, parent }: { id: string; parent: string },
      _: unknown,
      { nodeModel }: { nodeModel: { getNodeById(query: { id: string }): { children: readonly string[] } } },
    ): number => nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1,
  }),
};
