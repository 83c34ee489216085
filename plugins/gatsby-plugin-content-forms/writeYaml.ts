import type { Options } from 'prettier';
import { Document, isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, visit } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value without what was left empty. An empty `alt` is kept: it says that a picture needs no words. The form writes
 * `/images/` or `./images/` before the name of a picture.
 */
const withoutEmpty = (value: unknown, pictures: string): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (part === '') return name === 'alt' ? '' : undefined;
    if (typeof part === 'string') return part.replace(/^\.?\/images\//, pictures);
    if (isFields(part)) return Object.values(part).some((below) => below !== '') ? part : undefined;
    // What was taken out of a list has left a hole, which `flat` closes.
    if (Array.isArray(part)) return part.flat().length > 0 ? part.flat() : undefined;
    return part ?? undefined;
  });

/** What tells the entries of a list apart, also after one of their other fields has changed. */
const nameOf = (value: unknown): unknown =>
  isFields(value)
    ? ['slug', 'key', 'name', 'value', 'label', 'title'].map((name) => value[name]).find((name) => name !== undefined)
    : value;

/** A copy to hold a new entry of a list: it takes over the order of the fields and the quotation marks, but no comments. */
const templateOf = (entry?: Node): Node | undefined => {
  const copy = entry?.clone() as Node | undefined;
  if (copy)
    visit(copy, (_, part) => void (isNode(part) && Object.assign(part, { comment: null, commentBefore: null })));
  return copy;
};

/** Brings a node to a value; parts that hold it already are left as they are. */
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
    const free = [...node.items];
    const keepsLength = value.length === free.length;
    const template = node.items.at(-1);
    const named = value.map((item) => {
      const index = free.findIndex((entry) => nameOf(entry.toJSON()) === nameOf(item));
      return index < 0 ? undefined : free.splice(index, 1)[0];
    });
    // An entry whose own name was changed stays in its place.
    node.items = value.map((item, index) =>
      update(named[index] ?? (keepsLength ? free.shift() : undefined) ?? templateOf(template), item),
    );
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
 * @param value - all it is to hold, as the form gives it: texts trimmed, what is empty as an empty text
 * @param options - how Prettier formats the file
 * @param pictures - the folder of the pictures, seen from the file
 */
export const writeYaml = async (
  file: string,
  value: unknown,
  options: Options,
  pictures = 'images/',
): Promise<string> => {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/yaml')]);
  // What stands above the first field or entry belongs to the file, whichever entry comes first.
  const head = /^(?:#.*\n|\n)*/.exec(file)?.[0] ?? '';
  // As Gatsby reads: what would be a day there is put in quotation marks.
  const document = parseDocument<Node, false>(file.slice(head.length), { customTags: ['timestamp'] });
  document.contents = update(document.contents ?? undefined, withoutEmpty(value, pictures) ?? []);
  return format(head + document.toString({ lineWidth: 0 }), { ...options, parser: 'yaml', plugins: [plugin] });
};
