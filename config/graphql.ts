import type { GatsbyNode, Node } from 'gatsby';

// Fields for queries in addition to those of `data/schema.graphql`. `docs/queries.md` has an example of each.

type Context = {
  readonly nodeModel: {
    getNodesByIds(query: { ids: readonly string[] }): readonly Node[];
    findAll(query: { type: string }): Promise<{ entries: Iterable<Node> }>;
  };
};
type Award = { readonly ages?: { readonly from: number; readonly to: number } };
type Figure = { readonly key: string };

/** Returns the keys of the figures that a page or entry uses: the values of its fields `figure` and `figures`, at any depth. */
const figuresIn = (value: unknown): readonly unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
        name === 'figure' || name === 'figures' ? [child].flat() : figuresIn(child),
      );

/** Returns the files in `data/` that use a figure. */
const filesOf = async ({ key }: Figure, _: unknown, { nodeModel }: Context): Promise<readonly Node[]> => {
  const found = await Promise.all(['Page', 'Academy'].map((type) => nodeModel.findAll({ type })));
  const nodes = found.flatMap(({ entries }) => [...entries]);
  const naming = nodes.filter((node) => figuresIn(node).includes(key));
  return nodeModel.getNodesByIds({ ids: naming.flatMap(({ parent }) => parent ?? []) });
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) =>
  actions.createTypes([
    `"A course of the academy."
    type Course implements Node @dontInfer {
      "The track that the course is part of."
      track: Track! @link(from: "parent")
    }`,
    schema.buildObjectType({
      name: 'Award',
      fields: {
        youngest: {
          type: 'Int!',
          description: 'The youngest age that can enter; 0 without a limit.',
          resolve: ({ ages }: Award) => ages?.from ?? 0,
        },
        oldest: {
          type: 'Int!',
          description: 'The oldest age that can enter; 120 without a limit.',
          resolve: ({ ages }: Award) => ages?.to ?? 120,
        },
      },
    }),
  ]);

/** Makes `courses` of a track return the nodes of the courses, so that a query can go from a course to its track. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) =>
  create({
    Figure: { usedIn: { type: '[File!]!', description: 'The files that use this figure.', resolve: filesOf } },
    Track: {
      courses: {
        resolve: ({ children }: Node, _: unknown, { nodeModel }: Context) => nodeModel.getNodesByIds({ ids: children }),
      },
    },
  });

/** Makes a node for each course of a track, in order. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node, getNode, ...gatsby }) => {
  if (node.internal.type !== 'Track' || !Array.isArray(node.courses)) return;
  const { actions, createNodeId, createContentDigest } = gatsby;
  for (const [at, course] of node.courses.entries()) {
    const id = createNodeId(`${node.id} course ${at}`);
    const internal = { type: 'Course', contentDigest: createContentDigest(course) };
    await actions.createNode({ ...course, id, parent: node.id, children: [], internal });
    const child = getNode(id);
    if (child) actions.createParentChildLink({ parent: node, child });
  }
};
