import type { CreateNodeArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';

/**
 * Makes a file of a PNG for an entry or page, for `onCreateNode`, and puts its id into a field of the node.
 *
 * The file's parent is the YAML file, not the entry: on a warm build Gatsby keeps the children of a file that is unchanged, and
 * does not call `onCreateNode` for an unchanged entry. Files with the same content are one node.
 */
export async function addChildFile(
  { node, actions, createNodeId, getCache }: CreateNodeArgs,
  field: string,
  name: string,
  buffer: Buffer,
): Promise<void> {
  const { id } = await createFileNodeFromBuffer({
    name,
    buffer,
    ext: '.png',
    getCache,
    createNode: actions.createNode,
    createNodeId,
    ...(node.parent && { parentNodeId: node.parent }),
  });
  actions.createNodeField({ node, name: field, value: id });
}
