import type { Options } from 'prettier';
import { Document, isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, visit } from 'yaml';

/** How a file is written. */
interface Style {
  readonly prettier: Options;
  /** Names of fields whose empty text is written as well. */
  readonly mayBeEmpty: readonly string[];
  /** The folder of the pictures, seen from the file. */
  readonly pictures: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without what was left empty, but for texts that may be. Sveltia names a picture from the root: `/images/a.webp`. */
const withoutEmpty = (value: unknown, { mayBeEmpty, pictures }: Style): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (part === '') return mayBeEmpty.includes(name) ? '' : undefined;
    if (typeof part === 'string') return part.replace(/^\/images\//, pictures);
    if (isFields(part)) return Object.values(part).some((below) => below !== '') ? part : undefined;
    // What was taken out of a list has left a hole, which `flat` closes.
    if (Array.isArray(part)) return part.flat().length > 0 ? part.flat() : undefined;
    return part ?? undefined;
  });

/** How much two values of a list have in common: the texts and numbers in fields of the same name, or all of a plain one. */
const similarity = (one: unknown, other: unknown): number =>
  isFields(one) && isFields(other)
    ? Object.keys(one).filter((name) => one[name] === other[name]).length
    : Number(one === other);

/** A copy to hold a new entry of a list: it keeps the order of the fields and the quotation marks, but no comments. */
const templateOf = (entry?: Node): Node | undefined => {
  const copy = entry?.clone() as Node | undefined;
  if (copy)
    visit(copy, (_, part) => void (isNode(part) && Object.assign(part, { comment: null, commentBefore: null })));
  return copy;
};

/** Sets a node to a value; parts that already equal it stay untouched. */
const update = (node: Node | undefined, value: unknown): Node => {
  if (isMap<Scalar<string>, Node>(node) && isFields(value)) {
    let last = -1;
    for (const [name, part] of Object.entries(value)) {
      const index = node.items.findIndex(({ key }) => key.value === name);
      const { [index]: pair } = node.items;
      if (pair) pair.value = update(pair.value ?? undefined, part);
      // The form gives `false` for a switch that nobody has touched.
      else if (part !== false) node.items.splice(last + 1, 0, new Pair(new Scalar(name), update(undefined, part)));
      last = pair ? index : last + 1;
    }
    node.items = node.items.filter(({ key }) => key.value in value);
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(value)) {
    const entries = node.items.map((entry) => ({ entry, held: entry.toJSON() as unknown }));
    const ranked = (item: unknown, index: number) =>
      entries.map(({ entry, held }) => ({ index, entry, rank: similarity(held, item) }));
    const free = new Set(node.items);
    const kept: Node[] = [];
    for (const { index, entry, rank } of value.flatMap(ranked).sort((a, b) => b.rank - a.rank))
      if (rank > 0 && !kept[index] && free.delete(entry)) kept[index] = entry;
    // In a list as long as before, what has nothing in common with any entry has been typed over one.
    const rest = value.length === node.items.length ? [...free] : [];
    node.items = value.map((item, index) => update(kept[index] ?? rest.shift() ?? templateOf(node.items.at(-1)), item));
    return node;
  }
  if (!isScalar(node) || typeof value === 'object') return new Document(value).contents as Node;
  // The form trims texts; a blank that was meant stays.
  const blank = typeof node.value === 'string' ? (/\s*$/.exec(node.value)?.[0] ?? '') : '';
  node.value = typeof value === 'string' ? value.trimEnd() + blank : value;
  return node;
};

/**
 * Writes a changed value into the text of a YAML file. What did not change stays as it is, comments too, if the file is
 * formatted by Prettier already.
 *
 * @param file - the text as it is
 * @param value - the new content, as the form gives it: texts trimmed, what is empty as an empty text
 */
export const writeYaml = async (file: string, value: unknown, style: Style): Promise<string> => {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/yaml')]);
  // What stands above the first field or entry belongs to the file, whichever entry comes first.
  const head = /^(?:#.*\n|\n)*/.exec(file)?.[0] ?? '';
  // As Gatsby reads: what would be a day there is put in quotation marks.
  const document = parseDocument<Node, false>(file.slice(head.length), { customTags: ['timestamp'] });
  document.contents = update(document.contents ?? undefined, withoutEmpty(value, style) ?? []);
  return format(head + document.toString({ lineWidth: 0 }), { ...style.prettier, parser: 'yaml', plugins: [plugin] });
};
