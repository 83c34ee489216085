import type { Options } from 'prettier';
import { isMap, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value without empty parts, except an empty `alt`, and with relative paths of pictures: Sveltia writes `/images/a.webp`. */
const withoutEmpty = (value: unknown, pictures: string): unknown =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) => {
    if (part === '') return name === 'alt' ? '' : undefined;
    if (typeof part === 'string') return part.normalize().replace(/^\/images\//, pictures);
    if (isFields(part)) return Object.values(part).some((below) => below !== '') ? part : undefined;
    // Sveltia leaves a hole for an entry that was removed from a list; `flat` removes it.
    if (Array.isArray(part)) return part.flat().length > 0 ? part.flat() : undefined;
    return part ?? undefined;
  });

/** True if `after` is the entry `before` with another value of the field `name`: at least half of the other values are the same. */
const isRenamed = (before: unknown, after: unknown, name?: string): boolean => {
  if (!isFields(before) || !isFields(after)) return false;
  const others = Object.keys(before).filter((one) => one !== name);
  const same = others.filter((one) => JSON.stringify(before[one]) === JSON.stringify(after[one]));
  return same.length * 2 >= others.length;
};

/**
 * Returns the texts of the given fields in their one form, by the text: Prettier wraps their lines and chooses their signs. Sveltia writes
 * a paragraph as one line, and `*` where an editor may have typed `_`.
 */
async function formatted(values: readonly unknown[], fields: readonly string[], style: Options): Promise<Texts> {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/markdown')]);
  const entries = values.flat().filter(isFields);
  const texts = new Set(entries.flatMap((entry) => fields.map((name) => entry[name])).filter(isText));
  // A block in an entry of a list is indented by four spaces.
  const printWidth = (style.printWidth ?? 80) - 4;
  const options: Options = { ...style, printWidth, proseWrap: 'always', parser: 'markdown', plugins: [plugin] };
  return new Map(
    await Promise.all([...texts].map(async (text) => [text, (await format(text, options)).trim()] as const)),
  );
}

type Texts = ReadonlyMap<unknown, string>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the YAML node of a Markdown text: a block. A text that differs only in its form is not changed. */
const blockOf = (node: unknown, text: string, markdown: Texts): Node => {
  const isSame = isScalar(node) && markdown.get(node.value) === markdown.get(text);
  const block = new Scalar<unknown>(isSame ? node.value : markdown.get(text));
  block.type = 'BLOCK_LITERAL';
  return block;
};

/** Returns a YAML node for a value: the given node, changed, or a new one if it has another type. Equal parts keep their comments. */
const update = (node: unknown, value: unknown, markdown: Texts): Node => {
  if (isFields(value)) {
    const map = isMap<Scalar<string>>(node) ? node : new YAMLMap<Scalar<string>>();
    let next = 0;
    for (const [name, part] of Object.entries(value)) {
      const index = map.items.findIndex(({ key }) => key.value === name);
      const pair = map.items[index];
      if (pair) pair.value = update(pair.value, part, markdown);
      // The form returns `false` for a switch that was not touched. Such a field is not added to the file.
      else if (part !== false) map.items.splice(next, 0, new Pair(new Scalar(name), update(undefined, part, markdown)));
      if (pair || part !== false) next = (pair ? index : next) + 1;
    }
    map.items = map.items.filter(({ key }) => key.value in value);
    return map;
  }
  if (Array.isArray(value)) {
    const list = isSeq<Node>(node) ? node : new YAMLSeq<Node>();
    const [first] = list.items;
    // Entries are matched by the value of their first field.
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
    list.items = value.map((item, index) => update(kept[index] ?? renamed(item), item, markdown));
    return list;
  }
  if (isText(value) && markdown.has(value)) return blockOf(node, value, markdown);
  if (!isScalar(node)) return new Scalar(value);
  node.value = value;
  return node;
};

/**
 * Returns the text of a YAML file with a changed value. Unchanged parts and comments stay the same if Prettier has formatted the file.
 *
 * @param file the text of the file
 * @param value the new content from the form: texts are trimmed, and empty fields are empty texts
 * @param pictures the folder of the pictures, relative to the file
 * @param fields the names of the fields with Markdown
 */
export const writeYaml = async (
  file: string,
  value: unknown,
  pictures: string,
  style: Options,
  fields: readonly string[] = [],
): Promise<string> => {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/yaml')]);
  // Comments at the beginning belong to the file, not to its first entry, which can be moved.
  const head = /^\uFEFF?(?:#.*\n|\n)*/.exec(file)?.[0] ?? '';
  // With the tag `timestamp`, a text that looks like a date gets quotation marks. Without them Gatsby's parser would read a date.
  const document = parseDocument<Node, false>(file.slice(head.length), { customTags: ['timestamp'] });
  const filled = withoutEmpty(value, pictures) ?? [];
  const markdown = await formatted([document.toJS(), filled], fields, style);
  document.contents = update(document.contents ?? undefined, filled, markdown);
  return format(head + document.toString({ lineWidth: 0 }), { ...style, parser: 'yaml', plugins: [plugin] });
};
