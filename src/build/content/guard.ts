import type { Actions, CreateNodeArgs, GatsbyCache, Node, ParentSpanPluginArgs } from 'gatsby';
import { onCreateNode as transformYaml } from 'gatsby-transformer-yaml/gatsby-node';
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkContent } from './check';
import { ContentOverlay, type Reporter, reportFaults } from './develop';
import { type Fault, isError } from './fault';
import { parseYaml } from './parse';
import { sourceOf } from './source';
import { contentTypes } from './table';

/** What is kept between two runs, beside the nodes Gatsby keeps. */
interface Memory {
  /** The text of each file when all content was last without a fault, by path. */
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
  private readonly good = new Map<string, string>();
  /** Files that have been saved and not been turned into entries yet, by the id of their node. */
  private readonly saved = new Set<string>();
  /** Files whose entries are older than they are, by the id of their node. */
  private readonly held = new Set<string>();
  private errors: readonly Fault[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private waiting: Promise<void> | undefined;
  private cache: GatsbyCache | undefined;
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
    for (const [path, text] of Object.entries(memory?.good ?? {})) this.good.set(path, text);
    for (const path of memory?.held ?? []) this.held.add(path);
    const faults = await checkContent(this.root);
    this.tell(faults.filter(isError));
    reportFaults(faults, reporter);
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
    this.tools = args;
    // Gatsby has thrown the entries of the file away. They are back before a query can miss them.
    const good = this.developing ? this.good.get(String(node.absolutePath)) : undefined;
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
        if (this.developing) this.tell((await checkContent(this.root)).filter(isError));
        await this.takeOver();
      });
    this.last = this.waiting.catch(() => undefined);
    return this.waiting;
  }

  /** Keeps the faults, and wakes webpack if they are others than before. */
  private tell(errors: readonly Fault[]): void {
    this.errors = errors;
    const report = JSON.stringify(errors);
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
  private async takeOver(): Promise<void> {
    if (!this.tools) return;
    const ids = [...this.saved, ...(this.errors.length === 0 ? this.held : [])];
    this.saved.clear();
    for (const id of new Set(ids)) {
      const node = this.tools.getNode(id);
      this.held.delete(id);
      if (node) await this.transform(node, this.tools);
    }
    const memory: Memory = { good: Object.fromEntries(this.good), held: [...this.held] };
    await this.cache?.set('content', memory);
  }

  private async transform(file: Node, tools: Tools): Promise<void> {
    const text = this.textFor(file.id, String(file.absolutePath), await tools.loadNodeContent(file));
    if (text !== undefined) await this.make(file, text, tools);
  }

  /** Makes the entries of a file from a text, and lets go of those the text does not have. */
  private async make(file: Node, text: string, tools: Tools): Promise<void> {
    const content = contentTypes[relative(this.data, String(file.absolutePath)).split('\\').join('/')];
    if (!content) return;
    const made = new Set<string>();
    const createNode: Actions['createNode'] = (node, ...rest) => {
      made.add(node.id);
      return tools.actions.createNode(node, ...rest);
    };
    const before = tools.getNode(file.id)?.children ?? [];
    const loadNodeContent = (): Promise<string> => Promise.resolve(text);
    const args = { ...tools, node: file, loadNodeContent, actions: { ...tools.actions, createNode } };
    await transformYaml(args, { typeName: () => content.type });
    for (const id of before) {
      const node = made.has(id) ? undefined : tools.getNode(id);
      if (node) tools.actions.deleteNode(node);
    }
  }

  /** The text entries are made from: the file's own, or while there are faults the last one without. */
  private textFor(id: string, path: string, text: string): string | undefined {
    if (this.errors.length === 0) {
      this.good.set(path, text);
      return text;
    }
    this.held.add(id);
    // On the very first run there is nothing to fall back on but what can be read.
    return this.good.get(path) ?? (parseYaml(sourceOf(path, text)).faults.length === 0 ? text : undefined);
  }
}
