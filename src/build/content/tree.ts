/** Text, number or word as it stands in a file. Nothing is interpreted: `value` is what was written. */
export interface ScalarNode {
  readonly kind: 'scalar';
  /** Where it begins in the file, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly style: 'plain' | 'quoted' | 'block';
  /** The offset of a comment behind it on the same line. */
  readonly comment?: number;
}

/** A field without a value. */
export interface EmptyNode {
  readonly kind: 'empty';
  readonly start: number;
}

export interface ListNode {
  readonly kind: 'list';
  readonly start: number;
  readonly items: readonly ContentNode[];
}

/** A key and its value. */
export interface Entry {
  readonly key: string;
  readonly start: number;
  readonly value: ContentNode;
}

export interface MapNode {
  readonly kind: 'map';
  /** Where its first key begins. */
  readonly start: number;
  readonly entries: readonly Entry[];
  /** Keys of entries that could not be read: they are neither missing nor known. */
  readonly unread: readonly string[];
}

/** A value that could not be read; its fault has been told already. */
export interface UnreadNode {
  readonly kind: 'unread';
  readonly start: number;
}

/** What a YAML file holds, with the place of everything. Aliases are never followed. */
export type ContentNode = ScalarNode | EmptyNode | ListNode | MapNode | UnreadNode;

/** The value of a key of a map, or undefined. */
export const valueOf = (map: MapNode, key: string): ContentNode | undefined =>
  map.entries.find((entry) => entry.key === key)?.value;

/** The text of a key of a map, or undefined if there is none or it is no text. */
export const textOf = (map: MapNode, key: string): string | undefined => {
  const value = valueOf(map, key);
  return value?.kind === 'scalar' ? value.value : undefined;
};

/** The name an entry or group goes by, in quotation marks; undefined if it has none. */
export const nameOf = (map: MapNode): string | undefined => {
  const [name] = ['slug', 'key', 'path', 'label', 'name', 'title'].flatMap((field) => textOf(map, field) ?? []);
  return name === undefined ? undefined : `"${name}"`;
};

/** A tree as plain data, every scalar as it was written; undefined where there is no value, or none that could be read. */
export const plain = (node: ContentNode): unknown => {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(plain);
    case 'map':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
    default:
      return undefined;
  }
};
