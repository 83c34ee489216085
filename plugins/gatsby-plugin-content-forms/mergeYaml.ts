import { diff3Merge } from 'node-diff3';
import type { Node, ScalarTag, Tags } from 'yaml';
import { Document, isMap, isScalar, isSeq, Pair, parseDocument, Scalar, visit } from 'yaml';
import { stringTag } from 'yaml/util';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value without what was left empty, and without optional switches that are off: the form gives `false` for one nobody has
 * touched. An empty `alt` is kept: it says that a picture needs no words. The form writes `/images/` or `./images/` before the
 * name of a picture.
 */
const withoutEmpty = (value: unknown, pictures: string, optional: ReadonlySet<string>): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (part === false && optional.has(name)) return undefined;
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

/** The longest line of folded text, as Prettier has it. */
const lineWidth = 120;

/** Texts nobody has changed are written as they stand in a file; others folded if they are of that style. */
const textTag = (file: string): ScalarTag => ({
  ...stringTag,
  stringify: (scalar, context, ...rest) => {
    const { range, comment, type } = scalar as Scalar;
    if (range) return file.slice(range[0], comment ? file.indexOf('#', range[1]) : range[1]).replace(/\n$/, '');
    const options = { ...context.options, lineWidth: type === 'BLOCK_FOLDED' ? lineWidth : 0 };
    return stringTag.stringify?.(scalar, { ...context, options }, ...rest) ?? '';
  },
});

/** The names of fields in the order of others, a new one behind the one before it in the form. */
const inOrder = (fields: Fields, others: readonly string[]): string[] => {
  const names = Object.keys(fields);
  const order = others.filter((name) => name in fields);
  for (const [index, name] of names.entries()) {
    if (!order.includes(name)) order.splice(order.indexOf(names[index - 1] ?? '') + 1, 0, name);
  }
  return order;
};

/** A new value, long texts folded; a new entry of a list has its fields in the order of the entries beside it. */
const create = (value: unknown, beside: readonly unknown[] = []): Node => {
  const names = Object.keys(beside.find(isFields) ?? {});
  const ordered = isFields(value)
    ? Object.fromEntries(inOrder(value, names).map((name) => [name, value[name]]))
    : value;
  const node = new Document(ordered).contents as Node;
  visit(node, {
    Scalar: (_, scalar) => {
      if (String(scalar.value).length > lineWidth - 20) scalar.type = Scalar.BLOCK_FOLDED;
    },
  });
  return node;
};

/** Brings a node to a value; parts that hold it already are left as they are. */
const merge = (node: Node, value: unknown): Node => {
  const before: unknown = node.toJSON();
  if (isMap(node) && isFields(value)) {
    // A switch that says it is off goes on saying so.
    const off = Object.entries(before as Fields).filter(([, part]) => part === false);
    const wanted: Fields = { ...Object.fromEntries(off), ...value };
    const pairs = new Map((node.items as Array<Pair<Scalar, Node>>).map((pair) => [String(pair.key.value), pair]));
    node.items = inOrder(wanted, [...pairs.keys()]).map((name) => {
      const pair = pairs.get(name) ?? new Pair<Scalar, Node>(new Scalar(name));
      pair.value = pair.value ? merge(pair.value, wanted[name]) : create(wanted[name]);
      return pair;
    });
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const free = node.items as Node[];
    const asMany = value.length === free.length;
    const named = value.map((item) => {
      const index = free.findIndex((entry) => nameOf(entry.toJSON()) === nameOf(item));
      return index < 0 ? undefined : free.splice(index, 1)[0];
    });
    node.items = value.map((item, index) => {
      // An entry whose own name was changed stays in its place.
      const entry = named[index] ?? (asMany ? free.shift() : undefined);
      return entry ? merge(entry, item) : create(item, before as unknown[]);
    });
    return node;
  }
  // The form trims texts; a blank that was meant stays.
  const blank = typeof before === 'string' ? (/\s*$/.exec(before)?.[0] ?? '') : '';
  const after = typeof value === 'string' ? value.trimEnd() + blank : value;
  if (JSON.stringify(before) === JSON.stringify(after)) return node;
  const next = create(after);
  if (isScalar(node) && isScalar(next) && !node.type?.startsWith('BLOCK')) next.type = node.type;
  const { comment, commentBefore } = node;
  return Object.assign(next, { comment, commentBefore });
};

/**
 * Writes a changed value into the text of a YAML file. Whatever did not change stays to the letter: comments, quotation marks,
 * line breaks, order.
 *
 * @param file - the text as it is
 * @param value - all it is to hold, as the form gives it: texts trimmed, what is empty as an empty text
 * @param pictures - the folder of the pictures, seen from the file
 * @param optional - the names of switches that are not mentioned while they are off
 */
export const mergeYaml = (file: string, value: unknown, pictures = 'images/', optional = new Set<string>()): string => {
  // What stands above the first field or entry belongs to the file.
  const head = /^(?:#.*\n|\n)*/.exec(file)?.[0] ?? '';
  const text = file.slice(head.length);
  // As Gatsby reads: what would be a number or a day there is put in quotation marks.
  const customTags = (tags: Tags): Tags => [textTag(text), ...tags, 'timestamp'];
  const document = parseDocument<Node>(text, { schema: 'core', customTags });
  const write = () => document.toString({ singleQuote: true, lineWidth: 0, flowCollectionPadding: false });
  const before = write();
  document.contents = merge(document.contents as Node, withoutEmpty(value, pictures, optional));
  const after = write();
  // Both of these are formatted; where the file is not, its lines stay as they are.
  const parts = diff3Merge(text.split('\n'), before.split('\n'), after.split('\n'));
  const kept = parts.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []).join('\n');
  const isSame = JSON.stringify(parseDocument(kept)) === JSON.stringify(parseDocument(after));
  return head + (isSame ? kept : after);
};
