import { type Document, parseDocument } from 'yaml';
import { cure } from './cures';
import type { Fault } from './fault';
import { Reader } from './reader';
import { faultAt, type Source } from './source';
import type { ContentNode, Entry } from './tree';

/** A file's content as a tree, and what is wrong with its syntax. */
export interface Parsed {
  readonly root: ContentNode;
  readonly faults: readonly Fault[];
}

interface Problem {
  readonly message: string;
  readonly offset: number;
}

/** Parses without interpreting: every scalar stays as written, duplicate fields are told by the reader. */
const parse = (text: string): { document?: Document.Parsed; problem?: Problem } => {
  try {
    const document = parseDocument(text, {
      schema: 'failsafe',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    const [error] = document.errors;
    return error ? { problem: { message: error.message, offset: error.pos[0] } } : { document };
  } catch {
    // The parser calls itself for every level: thousands of brackets exhaust its stack.
    return { problem: { message: 'too many levels inside each other', offset: 0 } };
  }
};

/** The parts of a file that begin at the left edge: the entries of a list or the fields of a map. */
const chunksOf = (text: string): { start: number; text: string }[] => {
  const starts = [...text.matchAll(/^[^\s#\]}]/gm)].map(({ index }) => index);
  return starts.map((start, index) => ({ start, text: text.slice(start, starts[index + 1]) }));
};

/** Reads each part by itself, so that a fault in one entry hides nothing in the others. */
const parseInParts = (source: Source, whole: Problem): Parsed => {
  const faults: Fault[] = [];
  const items: ContentNode[] = [];
  const entries: Entry[] = [];
  const unread: string[] = [];
  for (const { start, text } of chunksOf(source.text)) {
    const { document, problem } = parse(text);
    const reader = new Reader(source, start);
    if (document) {
      const node = reader.read(document.contents, start);
      if (node.kind === 'list') items.push(...node.items);
      if (node.kind === 'map') entries.push(...node.entries);
      faults.push(...reader.faults);
    } else if (problem) {
      faults.push(...cure(source, { start, text }, { ...problem, offset: start + problem.offset }));
      const key = /^["']?([\w-]+)["']?\s*:/.exec(text)?.[1];
      if (key) unread.push(key);
      else items.push({ kind: 'unread', start });
    }
  }
  // Each part can be read and the whole cannot: the parts do not belong together.
  if (faults.length === 0) faults.push(...cure(source, { start: 0, text: source.text }, whole));
  const start = entries[0]?.start ?? items[0]?.start ?? 0;
  if (entries.length > 0 && items.length > 0) return { root: { kind: 'unread', start }, faults };
  return { root: items.length > 0 ? { kind: 'list', start, items } : { kind: 'map', start, entries, unread }, faults };
};

/**
 * Reads YAML into a tree.
 *
 * @param source - the file
 * @returns the tree, with `unread` where something could not be read, and every fault of syntax
 */
export const parseYaml = (source: Source): Parsed => {
  if (!/^[^\S\n]*[^\s#]/m.test(source.text)) {
    const suggestion = 'bring the content back, or remove the file and what refers to it';
    return { root: { kind: 'unread', start: 0 }, faults: [faultAt(source, 0, 'the file is empty', { suggestion })] };
  }
  const { document, problem } = parse(source.text);
  if (!document) return parseInParts(source, problem ?? { message: 'the file cannot be read', offset: 0 });
  const reader = new Reader(source, 0);
  return { root: reader.read(document.contents, 0), faults: reader.faults };
};
