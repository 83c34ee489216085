declare module 'gatsby-transformer-yaml/gatsby-node' {
  import type { CreateNodeArgs } from 'gatsby';

  /** Turns a YAML file into nodes of the type `typeName` names. */
  export function onCreateNode(
    args: Pick<CreateNodeArgs, 'node' | 'actions' | 'loadNodeContent' | 'createNodeId' | 'createContentDigest'>,
    options: { typeName: () => string },
  ): Promise<void>;
}
