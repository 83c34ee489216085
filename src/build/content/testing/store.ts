import type { CreateNodeArgs, GatsbyCache, Node, ParentSpanPluginArgs } from 'gatsby';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of Gatsby's store as the guard sees. */
export class Store {
  readonly nodes = new Map<string, Node>();
  readonly memory = new Map<string, unknown>();
  readonly printed: string[] = [];
  readonly reporter = {
    setErrorMap: () => undefined,
    warn: (message: string) => this.printed.push(message),
    panicOnBuild: ({ context }: { context: { report: string } }) => this.printed.push(context.report),
  };
  readonly cache = {
    get: (key: string) => Promise.resolve(this.memory.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(this.memory.set(key, structuredClone(value))),
  } as unknown as GatsbyCache;

  constructor(private readonly root: string) {}

  get tools(): ParentSpanPluginArgs {
    const actions = {
      createNode: (node: Node) => this.nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => this.nodes.delete(id),
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) => {
        const file = this.nodes.get(parent.id);
        if (file && !file.children.includes(child.id)) file.children.push(child.id);
      },
    };
    return {
      actions,
      getNode: (id: string) => this.nodes.get(id),
      loadNodeContent: ({ absolutePath }: Node) => Promise.resolve(readFileSync(String(absolutePath), 'utf8')),
      createNodeId: (id: string) => id,
      createContentDigest: (content: object) => JSON.stringify(content),
    } as unknown as ParentSpanPluginArgs;
  }

  /** What Gatsby does when a file has been saved: the entries of the file before are thrown away. */
  file(name: string): CreateNodeArgs {
    const absolutePath = join(this.root, name);
    for (const id of this.nodes.get(absolutePath)?.children ?? []) this.nodes.delete(id);
    const internal = { type: 'File', mediaType: 'text/yaml' };
    const node = { id: absolutePath, absolutePath, children: [], parent: null, internal } as unknown as Node;
    this.nodes.set(absolutePath, node);
    return { ...this.tools, node } as unknown as CreateNodeArgs;
  }

  /** The titles of the films there are. */
  get films(): string[] {
    return [...this.nodes.values()]
      .filter(({ internal }) => internal.type === 'Film')
      .map(({ title }) => String(title));
  }
}
