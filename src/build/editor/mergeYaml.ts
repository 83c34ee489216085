import {
  CST,
  Document,
  isCollection,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';

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

/** The longest line of folded text: 120 as Prettier counts. */
const lineWidth = 121;

/**
 * A field, or without a name an entry of a list, as new lines: no ambiguous words, long texts folded; a text in the style of
 * the one it takes the place of.
 */
const render = (name: string | undefined, value: unknown, column: number, style?: Scalar.Type): string => {
  const inLine = style !== undefined && !style.startsWith('BLOCK');
  // Version 1.1 is how Gatsby reads: what would be a day or a number there is put in quotation marks.
  const document = new Document(name === undefined ? [value] : { [name]: value }, { version: '1.1' });
  visit(document, {
    Scalar: (key, scalar) => {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (inLine) scalar.type = style;
      else if (scalar.value.length + column > lineWidth - 20) scalar.type = 'BLOCK_FOLDED';
    },
  });
  const width = inLine ? 0 : lineWidth - column;
  const text = document.toString({ lineWidth: width, singleQuote: true, indentSeq: true });
  return text.replace(/^(?=.)/gm, ' '.repeat(column));
};

const merge = (text: string, wanted: unknown, optional: ReadonlySet<string>): string => {
  /** The lines of a node, from where it begins, once it holds a value; `field` is what its parent has it as. */
  const lines = (node: Node, value: unknown, column: number, field?: string): string => {
    const token = node.srcToken as CST.Token;
    const before: unknown = node.toJSON();
    const list = Array.isArray(value);
    if (isCollection(node) && !node.flow && 'items' in token && (list || isFields(value)) && list === isSeq(node)) {
      const { indent, items } = token as CST.BlockMap | CST.BlockSequence;
      /** Fields or entries, with the text before the value of each; a comment belongs to what stands below it. */
      const parts = node.items.map((item: unknown, index) => {
        const lead = CST.stringify({ ...(items[index] as CST.CollectionItem), value: undefined });
        const below = (isPair(item) ? item.value : item) as Node;
        const name = isPair(item) ? String(item.key) : nameOf(below.toJSON());
        return { name, below, lead: index === 0 ? ' '.repeat(indent) + lead : lead };
      });
      const at = (name: unknown): number => parts.findIndex((part) => part.name === name);
      /** Where a field stands; a new one behind those that come before it in the form. */
      const placeOf = (name: string, index: number, names: readonly string[]) =>
        [name, at(name) < 0 ? Math.max(-1, ...names.slice(0, index).map(at)) : at(name)] as const;
      /** The fields of a new entry in the order of the others', without switches that are off and need not be said. */
      const fresh = (item: Fields): Fields => {
        const like = Object.assign({}, ...(before as object[]), item) as Fields;
        const names = Object.keys(like).filter((name) => name in item && (item[name] !== false || !optional.has(name)));
        return Object.fromEntries(names.map((name) => [name, item[name]]));
      };
      const entries = list
        ? value.map((item: unknown) => [nameOf(item), item] as const)
        : Object.keys(value)
            // The form gives `false` for a switch nobody has touched.
            .filter((name) => value[name] !== false || at(name) >= 0)
            .map(placeOf)
            .sort(([, a], [, b]) => a - b)
            .map(([name]) => [name, value[name]] as const);
      const free = new Set(parts.filter((part) => part.below.srcToken));
      const take = (part: (typeof parts)[number] | undefined) => (part && free.delete(part) ? part : undefined);
      const named = entries.map(([name]) => take([...free].find((part) => part.name === name)));
      const now = entries.map(([name, item], place) => {
        // An entry whose own name was changed stays in its place.
        const part = named[place] ?? (list && value.length === parts.length ? take(parts[place]) : undefined);
        const own = list ? undefined : String(name);
        if (part) return part.lead + lines(part.below, item, indent, own);
        return render(own, list && isFields(item) ? fresh(item) : item, indent);
      });
      const comments = items.slice(parts.length).map((item) => CST.stringify(item));
      return [...now, ...comments].join('').trimStart();
    }
    // The form trims texts; a blank that was meant stays.
    const blank = typeof before === 'string' ? (/\s*$/.exec(before)?.[0] ?? '') : '';
    const after = typeof value === 'string' ? value.trimEnd() + blank : value;
    if (JSON.stringify(before) === JSON.stringify(after)) return CST.stringify(token);
    const style = isScalar(node) ? (node.type as Scalar.Type) : undefined;
    const source = render(field, after, column, style)
      .trim()
      .replace(/^(?:- |[^:]+:\s+)/, '');
    return CST.isScalar(token) && token.type !== 'block-scalar' ? CST.stringify({ ...token, source }) : `${source}\n`;
  };

  const contents = parseDocument(text, { keepSourceTokens: true }).contents as Node;
  const begin = contents.range?.[0] ?? 0;
  const end = begin + CST.stringify(contents.srcToken as CST.Token).length;
  return text.slice(0, begin) + lines(contents, wanted, 0) + text.slice(end);
};

/**
 * Writes a changed value into the text of a YAML file. Whatever did not change stays to the letter: comments, quotation marks,
 * line breaks, order.
 *
 * @param text - the file as it is
 * @param value - all it is to hold, as the form gives it: texts trimmed, what is empty as an empty text
 * @param pictures - the folder of the pictures, seen from the file
 * @param optional - switches that a new entry does not mention while they are off
 * @throws if the text cannot be brought to hold that value
 */
export const mergeYaml = (text: string, value: unknown, pictures = 'images/', optional = new Set<string>()): string => {
  const wanted = withoutEmpty(value, pictures);
  const merged = merge(text, wanted, optional);
  if (merge(merged, wanted, optional) !== merged)
    throw new Error('This change cannot be written here; make it in the file.');
  return merged;
};
