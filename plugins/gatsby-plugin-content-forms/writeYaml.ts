import type { Options } from 'prettier';
import { isMap, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes empty values, except the `alt` of a picture that needs no words. Sveltia names a picture from the root: `/images/a.webp`. */
const withoutEmpty = (value: unknown, pictures: string): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (part === '') return name === 'alt' ? '' : undefined;
    if (typeof part === 'string') return part.normalize().replace(/^\/images\//, pictures);
    if (isFields(part)) return Object.values(part).some((below) => below !== '') ? part : undefined;
    // An entry removed from a list leaves a hole, which `flat` closes.
    if (Array.isArray(part)) return part.flat().length > 0 ? part.flat() : undefined;
    return part ?? undefined;
  });

/** True for an entry that was renamed: most of its other values are unchanged. Otherwise it is a new entry. */
const isRenamed = (before: unknown, after: unknown, name?: string): boolean => {
  if (!isFields(before) || !isFields(after)) return false;
  const others = Object.keys(before).filter((one) => one !== name);
  const same = others.filter((one) => JSON.stringify(before[one]) === JSON.stringify(after[one]));
  return same.length * 2 >= others.length;
};

/** Sets a node to a value; parts that already equal it stay untouched. */
const update = (node: unknown, value: unknown): Node => {
  if (isFields(value)) {
    const map = isMap<Scalar<string>>(node) ? node : new YAMLMap<Scalar<string>>();
    let next = 0;
    for (const [name, part] of Object.entries(value)) {
      const at = map.items.findIndex(({ key }) => key.value === name);
      const { [at]: pair } = map.items;
      if (pair) pair.value = update(pair.value, part);
      // The form gives `false` for a switch that nobody has touched.
      else if (part !== false) map.items.splice(next, 0, new Pair(new Scalar(name), update(undefined, part)));
      if (pair || part !== false) next = (pair ? at : next) + 1;
    }
    map.items = map.items.filter(({ key }) => key.value in value);
    return map;
  }
  if (Array.isArray(value)) {
    const list = isSeq<Node>(node) ? node : new YAMLSeq<Node>();
    const [first] = list.items;
    // An entry is identified by the first field, which all entries share.
    const by = isMap<Scalar<string>>(first) ? first.items[0]?.key.value : undefined;
    const nameOf = (item: unknown) => (isFields(item) && by !== undefined ? item[by] : item);
    const known = new Map(list.items.map((entry) => [nameOf(entry.toJSON()), entry]));
    const take = (name: unknown) => {
      const entry = known.get(name);
      known.delete(name);
      return entry;
    };
    const kept = value.map((item) => take(nameOf(item)));
    const missed = list.items.filter((entry) => !kept.includes(entry));
    const renamed = (item: unknown) => missed.find((entry) => isRenamed(entry.toJSON(), item, by));
    list.items = value.map((item, at) => update(kept[at] ?? renamed(item), item));
    return list;
  }
  if (!isScalar(node)) return new Scalar(value);
  node.value = value;
  return node;
};

/**
 * Writes a changed value into the text of a YAML file. What did not change stays as it is, comments too, if the file is
 * formatted by Prettier already.
 *
 * @param file - the text as it is
 * @param value - the new content, as the form gives it: texts trimmed, what is empty as an empty text
 * @param pictures - the folder of the pictures, seen from the file
 */
export const writeYaml = async (file: string, value: unknown, pictures: string, style: Options): Promise<string> => {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/yaml')]);
  // Comments above the first field or entry belong to the file, whichever entry comes first.
  const head = /^(?:#.*\n|\n)*/.exec(file)?.[0] ?? '';
  // Gatsby's parser would read such a text as a date, so it is put in quotation marks.
  const document = parseDocument<Node, false>(file.slice(head.length), { customTags: ['timestamp'] });
  document.contents = update(document.contents ?? undefined, withoutEmpty(value, pictures) ?? []);
  return format(head + document.toString({ lineWidth: 0 }), { ...style, parser: 'yaml', plugins: [plugin] });
};
