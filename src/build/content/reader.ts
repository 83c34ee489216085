import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type Scalar } from 'yaml';
import type { Fault } from './fault';
import { faultAt, lineAt, type Source } from './source';
import type { ContentNode, Entry, ScalarNode } from './tree';

const writeOut = 'write the text out in each place where it is needed';

/**
 * Turns the YAML parser's nodes into ours, and tells what YAML allows and content does not: anchors, references to them,
 * merge keys and tags. References are never followed, so no file can grow while it is read.
 */
export class Reader {
  readonly faults: Fault[] = [];
  private readonly refusedLines = new Set<number>();

  /**
   * @param source - the file the nodes come from
   * @param shift - where the parsed part begins in the file
   */
  constructor(
    private readonly source: Source,
    private readonly shift: number,
  ) {}

  /** Our node for one of the parser's; `fallback` is the place of a value that is not there. */
  read(node: unknown, fallback: number): ContentNode {
    if (!isNode(node) || !node.range) return { kind: 'empty', start: fallback };
    const start = node.range[0] + this.shift;
    if (isAlias(node)) {
      this.refuse(start, `a reference to an anchor ("*${node.source}") is not allowed in content`);
      return { kind: 'unread', start };
    }
    this.properties(node, start);
    if (isSeq(node)) return { kind: 'list', start, items: node.items.map((item) => this.item(item, start)) };
    if (isMap(node)) return { kind: 'map', start, entries: this.entries(node.items), unread: [] };
    return this.scalar(node, node.range, fallback);
  }

  /** An item of a list; one without a value is placed behind its dash. */
  private item(item: unknown, start: number): ContentNode {
    return this.read(item, isNode(item) && item.range ? item.range[0] + this.shift : start);
  }

  private scalar(node: Scalar, [from, to, behind]: readonly [number, number, number], fallback: number): ContentNode {
    const style = node.type === 'PLAIN' ? 'plain' : node.type?.startsWith('QUOTE') ? 'quoted' : 'block';
    const value = String(node.value);
    if (style === 'plain' && value === '') return { kind: 'empty', start: fallback };
    const [start, end] = [from + this.shift, to + this.shift];
    const sameLine = this.source.text.slice(end, behind + this.shift).split('\n', 1)[0] ?? '';
    const comment = sameLine.includes('#') ? end + sameLine.indexOf('#') : undefined;
    return { kind: 'scalar', start, end, value, style, comment } satisfies ScalarNode;
  }

  private entries(pairs: readonly Pair[]): Entry[] {
    return pairs.flatMap((pair): Entry[] => {
      if (!isNode(pair.key) || !pair.key.range) return [];
      const start = pair.key.range[0] + this.shift;
      const key = isScalar(pair.key) ? String(pair.key.value) : undefined;
      if (key === undefined) {
        this.faults.push(faultAt(this.source, start, 'a field has no name', { expected: 'one word before the colon' }));
        return [];
      }
      if (key === '<<') {
        this.refuse(start, 'a merge key ("<<") is not allowed in content');
        return [];
      }
      return [{ key, start, value: this.read(pair.value, start) }];
    });
  }

  private properties(node: Exclude<Node, Alias>, start: number): void {
    if (node.anchor !== undefined) {
      const offset = this.source.text.lastIndexOf(`&${node.anchor}`, start);
      this.refuse(offset, `an anchor ("&${node.anchor}") is not allowed in content`);
    }
    if (node.tag) {
      const before = this.source.text.slice(Math.max(0, start - 200), start);
      const [written = '', tag = ''] = /(!\S*)\s*(?:&\S+\s*)?$/.exec(before) ?? [];
      const suggestion = 'leave it out; a text that begins with "!" needs quotation marks';
      const message = `a tag ("${tag}") is not allowed in content`;
      this.faults.push(faultAt(this.source, start - written.length, message, { suggestion }));
    }
  }

  /** One fault a line: a file that refers to itself a hundred times says so once in each of its lines. */
  private refuse(offset: number, message: string): void {
    const line = lineAt(this.source, offset);
    if (this.refusedLines.has(line)) return;
    this.refusedLines.add(line);
    this.faults.push(faultAt(this.source, offset, message, { suggestion: writeOut }));
  }
}
