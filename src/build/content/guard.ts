import type { Actions, CreateNodeArgs, GatsbyCache, Node, ParentSpanPluginArgs } from 'gatsby';
import { onCreateNode as transformYaml } from 'gatsby-transformer-yaml/gatsby-node';
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inspectContent } from './check';
import { ContentOverlay, type Reporter, reportFaults } from './develop';
import { type Fault, isError } from './fault';
import { parseYaml } from './parse';
import { sourceOf } from './source';
import { contentTypes } from './table';

/** What is kept between two runs, beside the nodes Gatsby keeps. */
interface Memory {
  /** The text of each file when all content was last without a fault, by path relative to `data/`. */
  readonly good: Readonly<Record<string, string>>;
  /** Files that were saved since, and whose entries are older than they are. */
  readonly held: readonly string[];
}

/** What the hooks hand over that turning a file into entries takes. */
type Tools = Pick<
  ParentSpanPluginArgs,
  'actions' | 'getNode' | 'loadNodeContent' | 'createNodeId' | 'createContentDigest'
>;

/** Files saved within this time, in milliseconds, are checked together. */
const together = 50;

/**
 * Stands between the YAML files and Gatsby. `gatsby build` ends on a fault before anything is read. `gatsby develop` keeps
 * running on the content as it was when it last had no fault: no entry disappears and no page falls over while a file is
 * being written, and once it is mended everything that was saved meanwhile is taken over.
 */
export class ContentGuard {
  private readonly data: string;
  private readonly signal: string;
  /** The text of each file when all content was last without a fault. */
  private readonly good = new Map<string, string>();
  /** The text of each file as it was last looked at: what is made into entries has been checked, to the letter. */
  private read: ReadonlyMap<string, string> = new Map();
  /** Files that have been saved and not been turned into entries yet, by the id of their node. */
  private readonly saved = new Set<string>();
  /** Files whose entries are older than they are, by the id of their node. */
  private readonly held = new Set<string>();
  /** The text each file's entries were made from, by the id of its node. */
  private readonly made = new Map<string, string>();
  private errors: readonly Fault[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  private cache: GatsbyCache | undefined;
  /** What `sourceNodes` was given: whatever is done with it, Gatsby runs its queries again afterwards. */
  private tools: Tools | undefined;

  /**
   * @param root - the root of the project
   * @param developing - true under `gatsby develop`
   */
  constructor(
    private readonly root: string,
    private readonly developing: boolean,
  ) {
    this.data = join(root, 'data');
    this.signal = join(root, '.cache', 'content-faults.txt');
  }

  /** Shows the faults in the browser: a plugin for webpack. */
  get overlay(): ContentOverlay {
    return new ContentOverlay(this.signal, () => this.errors);
  }

  /** Checks everything before Gatsby reads anything: the work of `onPreBootstrap`. */
  async start({ reporter, cache }: { reporter: Reporter; cache: GatsbyCache }): Promise<void> {
    this.cache = cache;
    const memory = (await cache.get('content')) as Memory | undefined;
    for (const [name, text] of Object.entries(memory?.good ?? {})) this.good.set(name, text);
    for (const id of memory?.held ?? []) this.held.add(id);
    reportFaults(await this.inspect(), reporter);
    if (this.developing) this.watch();
  }

  /** Takes over what was held back when Gatsby last stopped: the work of `sourceNodes`. */
  async resume(tools: ParentSpanPluginArgs): Promise<void> {
    this.tools = tools;
    if (this.held.size > 0) await this.look();
  }

  /** Turns a YAML file into entries of its type: the work of `onCreateNode`. */
  async onCreateNode(args: CreateNodeArgs): Promise<void> {
    const { node } = args;
    if (node.internal.type !== 'File' || node.internal.mediaType !== 'text/yaml') return;
    // Gatsby has thrown the entries of the file away. They are back before a query can miss them.
    this.made.delete(node.id);
    const good = this.good.get(this.nameOf(node));
    if (good !== undefined) await this.make(node, good, args);
    this.saved.add(node.id);
    await this.look();
  }

  /** Looks at everything again, one look after another. Files saved together are looked at once. */
  look(): Promise<void> {
    this.waiting ??= this.last
      .then(() => new Promise((resolve) => setTimeout(resolve, this.developing ? together : 0)))
      .then(async () => {
        this.waiting = undefined;
        // What is saved from now on waits for the next look.
        const saved = [...this.saved];
        this.saved.clear();
        if (this.developing) await this.inspect();
        await this.takeOver(saved);
      });
    this.last = this.waiting.catch(() => undefined);
    return this.waiting;
  }

  /** Keeps what is read and what is wrong with it, and wakes webpack if that is not what it was before. */
  private async inspect(): Promise<readonly Fault[]> {
    const { content, faults } = await inspectContent(this.root);
    this.read = new Map([...content.files].map(([name, { source }]) => [name, source.text]));
    this.errors = faults.filter(isError);
    if (this.errors.length === 0) for (const [name, text] of this.read) this.good.set(name, text);
    this.wake(JSON.stringify(this.errors));
    return faults;
  }

  private wake(report: string): void {
    if (existsSync(this.signal) && readFileSync(this.signal, 'utf8') === report) return;
    mkdirSync(dirname(this.signal), { recursive: true });
    writeFileSync(this.signal, report);
  }

  /** A picture or page that comes or goes can be a fault, or mend one, without any YAML being saved. */
  private watch(): void {
    const folders = readdirSync(this.data, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const below = folders.map(({ name }) => join(this.data, name));
    for (const folder of [this.data, ...below, join(this.root, 'src', 'pages')]) {
      watch(folder, { persistent: false }, () => void this.look().catch(() => undefined));
    }
  }

  /** Turns what was saved into entries, and what was held back if there are no faults any more. */
  private async takeOver(saved: readonly string[]): Promise<void> {
    if (!this.tools) return;
    const ids = new Set([...saved, ...(this.errors.length === 0 ? this.held : [])]);
    for (const id of ids) {
      const node = this.tools.getNode(id);
      if (this.errors.length === 0) this.held.delete(id);
      else this.held.add(id);
      const text = node && this.textOf(this.nameOf(node));
      if (node && text !== undefined && text !== this.made.get(id)) await this.make(node, text, this.tools);
    }
    const memory: Memory = { good: Object.fromEntries(this.good), held: [...this.held] };
    await this.cache?.set('content', memory);
  }

  /** The text entries are made from: the last one without a fault. */
  private textOf(name: string): string | undefined {
    const text = this.read.get(name);
    if (this.errors.length === 0) return text;
    // On the very first run there is nothing to fall back on but what can be read.
    const readable = text !== undefined && parseYaml(sourceOf(name, text)).faults.length === 0;
    return this.good.get(name) ?? (readable ? text : undefined);
  }

  private nameOf(file: Node): string {
    return relative(this.data, String(file.absolutePath)).split('\\').join('/');
  }

  /** Makes the entries of a file from a text, and lets go of those the text does not have. */
  private async make(file: Node, text: string, tools: Tools): Promise<void> {
    const content = contentTypes[this.nameOf(file)];
    if (!content) return;
    this.made.set(file.id, text);
    const kept = new Set<string>();
    const createNode: Actions['createNode'] = (node, ...rest) => {
      kept.add(node.id);
      // Gatsby lists the nodes of a type by when each was last made: an edited entry would move to the end.
      const place = content.list ? { position: kept.size } : {};
      return tools.actions.createNode({ ...node, ...place }, ...rest);
    };
    const before = tools.getNode(file.id)?.children ?? [];
    const loadNodeContent = (): Promise<string> => Promise.resolve(text);
    const args = { ...tools, node: file, loadNodeContent, actions: { ...tools.actions, createNode } };
    await transformYaml(args, { typeName: () => content.type });
    for (const id of before) {
      const node = kept.has(id) ? undefined : tools.getNode(id);
      if (node) tools.actions.deleteNode(node);
    }
  }
}
