import { type Document, parseDocument } from 'yaml';
import { cure } from './cures';
import type { Fault } from './fault';
import { Reader } from './reader';
import type { Source } from './source';
import type { ContentNode, Entry } from './tree';

/** A run of lines of a file. */
interface Part {
  /** Where it begins in the file. */
  readonly start: number;
  readonly text: string;
}

interface Problem {
  readonly message: string;
  /** Where, from the beginning of the part. */
  readonly offset: number;
}

/** More levels inside each other than anybody writes. The parser calls itself for each: thousands would end the program. */
const mostLevels = 200;
const deepLine = new RegExp(`^ {${mostLevels}}|(?:[-?][ \\t]+){${mostLevels}}`, 'm');

/** Where a text goes deeper than that, by its brackets, its dashes or its indentation; -1 if it does not. */
const tooDeep = (text: string): number => {
  let level = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    level = bracket === '[' || bracket === '{' ? level + 1 : Math.max(0, level - 1);
    if (level > mostLevels) return index;
  }
  return text.search(deepLine);
};

/** Parses without interpreting: every scalar stays as it was written. */
const parse = (text: string): { readonly document: Document.Parsed } | { readonly problem: Problem } => {
  const offset = tooDeep(text);
  if (offset !== -1) return { problem: { message: 'too many levels inside each other', offset } };
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, prettyErrors: false });
  const [error] = document.errors;
  return error ? { problem: { message: error.message, offset: error.pos[0] } } : { document };
};

/** The entries of a list or the fields of a map, by the indentation of the first of them. */
const siblingsIn = ({ start, text }: Part): Part[] => {
  const [indent] = /^[ ]*(?=[^\s#])/m.exec(text) ?? [''];
  const heads = [...text.matchAll(new RegExp(`^${indent}(?=[^\\s#\\]}])`, 'gm'))].map(({ index }) => index);
  return heads.map((head, index) => ({ start: start + head, text: text.slice(head, heads[index + 1]) }));
};

/** What is inside a list entry or below a field: the same lines with the dash or the key blanked out. */
const insideOf = ({ start, text }: Part): { part: Part; key?: string; keyStart: number } | undefined => {
  const [dash] = /^ *- +(?=[\w"'])/.exec(text) ?? [];
  if (dash !== undefined) {
    return { part: { start, text: ' '.repeat(dash.length) + text.slice(dash.length) }, keyStart: start };
  }
  const [head, indent = '', key] = /^( *)([\w-]+):[ \t]*(?:#.*)?\r?\n/.exec(text) ?? [];
  if (head === undefined || key === undefined) return undefined;
  return { part: { start: start + head.length, text: text.slice(head.length) }, key, keyStart: start + indent.length };
};

/** The first words of lines: fields that may be meant. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/^[\s\u00a0]*["']?([\w-]+)["']?(?=[\s:])/gm)].map((match) => match[1] ?? '');

/** Puts siblings that were read one by one together again. */
const join = (parts: readonly { node: ContentNode; text: string }[], start: number): ContentNode => {
  const items = parts.flatMap(({ node }) => (node.kind === 'list' ? node.items : []));
  const entries = parts.flatMap(({ node }): readonly Entry[] => (node.kind === 'map' ? node.entries : []));
  // A piece that is neither fields nor entries has lost what made it one of them.
  const lost = parts.filter(({ node }) => node.kind !== 'list' && node.kind !== 'map' && node.kind !== 'empty');
  if (items.length > 0 && entries.length > 0) return { kind: 'unread', start };
  const unread = lost.flatMap(({ text }) => keysIn(text));
  if (entries.length > 0) return { kind: 'map', start: entries[0]?.start ?? start, entries, unread };
  const gone = lost.map(({ node }): ContentNode => ({ kind: 'unread', start: node.start }));
  if (items.length > 0) return { kind: 'list', start, items: [...items, ...gone] };
  return unread.length > 0 ? { kind: 'map', start, entries, unread } : { kind: 'unread', start };
};

/**
 * Reads a part of a file. Where it cannot be read as a whole, what is inside it is read piece by piece, so that a slip
 * hides nothing but the line it stands in.
 *
 * @param source - the file
 * @param part - the part; anything blanked out in it has kept its place
 * @param faults - takes what is wrong with the syntax
 */
export const salvage = (source: Source, part: Part, faults: Fault[]): ContentNode => {
  const parsed = parse(part.text);
  if ('document' in parsed) {
    const reader = new Reader(source, part.start);
    const node = reader.read(parsed.document.contents, part.start);
    faults.push(...reader.faults);
    return node;
  }
  const before = faults.length;
  const node = divide(source, part, faults);
  if (faults.length === before) {
    const { message, offset } = parsed.problem;
    faults.push(...cure(source, part, { message, offset: part.start + offset }));
  }
  return node;
};

/** Reads the pieces of a part one by one. */
const divide = (source: Source, part: Part, faults: Fault[]): ContentNode => {
  const siblings = siblingsIn(part);
  if (siblings.length > 1) {
    const read = siblings.map((sibling) => ({ node: salvage(source, sibling, faults), text: sibling.text }));
    return join(read, siblings[0]?.start ?? part.start);
  }
  const unread: ContentNode = { kind: 'unread', start: part.start };
  const inside = insideOf(part);
  if (!inside) return unread;
  const before = faults.length;
  const value = salvage(source, inside.part, faults);
  // What is inside can be read and the whole cannot: nothing is sure about it.
  if (faults.length === before) return unread;
  if (inside.key === undefined) return { kind: 'list', start: part.start, items: [value] };
  const entry: Entry = { key: inside.key, start: inside.keyStart, value };
  return { kind: 'map', start: inside.keyStart, entries: [entry], unread: [] };
};
