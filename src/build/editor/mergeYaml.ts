import { Document, isMap, isPair, isScalar, isSeq, type Node, parseDocument, type Scalar, visit } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value without what was left empty. An empty `alt` is kept: it says that a picture needs no words. The form writes
 * `/images/` or `./images/` before the name of a picture.
 */
const withoutEmpty = (value: unknown, pictures: string): unknown => {
  if (typeof value === 'string') return value.replace(/^\.?\/images\//, pictures) || undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutEmpty(item, pictures)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (!isFields(value)) return value ?? undefined;
  const kept = Object.entries(value)
    .map(([name, below]) => [name, name === 'alt' && below === '' ? '' : withoutEmpty(below, pictures)] as const)
    .filter(([, below]) => below !== undefined);
  return kept.some(([, below]) => below !== '') ? Object.fromEntries(kept) : undefined;
};

/** What tells the entries of a list apart, also after one of their other fields has changed. */
const nameOf = (value: unknown): unknown =>
  isFields(value)
    ? ['slug', 'key', 'name', 'value', 'label', 'title'].map((name) => value[name]).find((name) => name !== undefined)
    : value;

/** The longest line of folded text: 120 as Prettier counts. */
const lineWidth = 121;

/** A value as new lines: no ambiguous words, long texts folded; a text in the style of the one it takes the place of. */
const render = (value: unknown, column: number, style?: Scalar.Type): string => {
  const inLine = style !== undefined && !style.startsWith('BLOCK');
  // Version 1.1 is how Gatsby reads: what would be a day or a number there is put in quotation marks.
  const document = new Document(value, { version: '1.1' });
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
  const lineAt = (offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
  const startOf = (node: unknown): number => (node as Node).range?.[0] ?? 0;
  /** Where the last line of a node ends. */
  const endOf = (node: unknown): number => {
    if (isPair(node)) return endOf(node.value);
    if ((isMap(node) || isSeq(node)) && node.items.length > 0) return endOf(node.items.at(-1));
    const end = (node as Node).range?.[1] ?? 0;
    return text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
  };

  /** Fields, or the entries of a list, with the text before and behind each; a comment belongs to what stands below it. */
  const partsOf = (node: Node, items: readonly unknown[], column: number) => {
    const starts = items.map((item, index) => {
      if (index === 0) return startOf(node);
      let start = lineAt(startOf(isPair(item) ? item.key : item));
      while (/^\s*#/.test(text.slice(lineAt(start - 1), start))) start = lineAt(start - 1);
      return start;
    });
    return items.map((item, index) => {
      const value = isPair(item) ? item.value : item;
      const lead = ' '.repeat(index === 0 ? column : 0) + text.slice(starts[index], startOf(value));
      const tail = text.slice(endOf(value), starts[index + 1] ?? endOf(value));
      return { name: isPair(item) ? String(item.key) : nameOf((item as Node).toJSON()), value, lead, tail };
    });
  };

  /** The lines of a node, from where it begins, once it holds a value; `hold` puts the value where its parent has it. */
  const lines = (node: unknown, value: unknown, column: number, hold: (value: unknown) => unknown): string => {
    const own = startOf(node) - lineAt(startOf(node));
    if (isMap(node) && isFields(value)) {
      const kept = partsOf(node, node.items, own)
        .filter(({ name }) => String(name) in value)
        .map(({ name, value: below, lead, tail }) => {
          const field = String(name);
          const now = lines(below, value[field], own, (one) => ({ [field]: one }));
          return { field, text: lead + now + tail };
        });
      const names = Object.keys(value);
      for (const [index, field] of names.entries()) {
        // The form gives `false` for a switch nobody has touched.
        if (kept.some((one) => one.field === field) || value[field] === false) continue;
        const before = kept.findLastIndex((one) => names.indexOf(one.field) < index);
        kept.splice(before + 1, 0, { field, text: render({ [field]: value[field] }, own) });
      }
      return kept
        .map((one) => one.text)
        .join('')
        .slice(own);
    }
    if (isSeq(node) && Array.isArray(value)) {
      const parts = partsOf(node, node.items, own);
      const free = new Set(parts.keys());
      const take = (index: number | undefined): number | undefined =>
        index !== undefined && free.delete(index) ? index : undefined;
      const named = value.map((item) => take([...free].find((index) => parts[index]?.name === nameOf(item))));
      const known = node.items.flatMap((item) => (isMap(item) ? item.items.map(({ key }) => String(key)) : []));
      /** The fields of a new entry, as the others have them. */
      const fieldsOf = (item: Fields): Fields => {
        const names = [...new Set([...known, ...Object.keys(item)])].filter((name) => name in item);
        const meant = names.filter((name) => item[name] !== false || !optional.has(name));
        return Object.fromEntries(meant.map((name) => [name, item[name]]));
      };
      const items = value.map((item: unknown, place) => {
        // An entry whose own name was changed stays in its place.
        const part = parts[named[place] ?? (value.length === parts.length ? take(place) : undefined) ?? -1];
        if (!part) return render([isFields(item) ? fieldsOf(item) : item], own);
        return part.lead + lines(part.value, item, own, (one) => [one]) + part.tail;
      });
      return items.join('').slice(own);
    }
    const before = isScalar(node) ? node.value : undefined;
    // The form trims texts; a blank that was meant stays.
    const blank = typeof before === 'string' ? (/\s*$/.exec(before)?.[0] ?? '') : '';
    const after = typeof value === 'string' ? value.trimEnd() + blank : value;
    if (before === after) return text.slice(startOf(node), endOf(node));
    const style = isScalar(node) ? (node.type as Scalar.Type) : undefined;
    const fresh = render(hold(after), column, style).trim();
    const end = isScalar(node) ? (node.range?.[1] ?? 0) : endOf(node);
    return fresh.replace(/^(?:- |[^:]+:\s+)/, '') + (text[end - 1] === '\n' ? '\n' : text.slice(end, endOf(node)));
  };

  const { contents } = parseDocument(text);
  return text.slice(0, startOf(contents)) + lines(contents, wanted, 0, (one) => one) + text.slice(endOf(contents));
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
