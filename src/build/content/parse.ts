import type { Fault } from './fault';
import { salvage } from './salvage';
import { faultAt, lineAt, type Source } from './source';
import type { ContentNode } from './tree';

/** A file's content as a tree, and what is wrong with its syntax. */
export interface Parsed {
  readonly root: ContentNode;
  readonly faults: readonly Fault[];
}

/** True if there is anything but blanks, comments and the mark of a first document. */
const hasContent = (text: string): boolean =>
  /^[^\S\n]*[^\s#]/m.test(text.replace(/^(?:---(?:\s+#.*)?|%.*)\s*$/gm, ''));

/** The marks in a file that would begin or end another document behind its content. */
const furtherMarks = (text: string): number[] =>
  [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)]
    .map(({ index }) => index)
    .filter((index) => hasContent(text.slice(0, index)));

/** The marks that git leaves where two people changed the same lines. */
const conflictMark = /^(?:<{7}(?: .*)?|={7}|>{7}(?: .*)?)\r?$/m;

/** Fields that stand twice in the same group. */
const duplicates = (source: Source, node: ContentNode): Fault[] => {
  if (node.kind === 'list') return node.items.flatMap((item) => duplicates(source, item));
  if (node.kind !== 'map') return [];
  const lines = new Map<string, number>();
  return node.entries.flatMap(({ key, start, value }): Fault[] => {
    const line = lines.get(key);
    if (line === undefined) {
      lines.set(key, lineAt(source, start) + 1);
      return duplicates(source, value);
    }
    const suggestion = `it stands in line ${line} already`;
    return [faultAt(source, start, `duplicate field "${key}"`, { suggestion }), ...duplicates(source, value)];
  });
};

/**
 * Reads YAML into a tree.
 *
 * @param source - the file
 * @returns the tree, with `unread` where something could not be read, and every fault of syntax
 */
export const parseYaml = (source: Source): Parsed => {
  if (!hasContent(source.text)) {
    const suggestion = 'bring the content back, or remove the file and what refers to it';
    return { root: { kind: 'unread', start: 0 }, faults: [faultAt(source, 0, 'the file is empty', { suggestion })] };
  }
  const conflict = conflictMark.exec(source.text);
  if (conflict) {
    const suggestion = 'keep one of the two versions and delete the lines with <<<<<<<, =======, >>>>>>>';
    const message = 'two versions of these lines meet in the file: a merge conflict';
    return {
      root: { kind: 'unread', start: 0 },
      faults: [faultAt(source, conflict.index, message, { suggestion })],
    };
  }
  const marks = furtherMarks(source.text);
  const faults = marks.map((offset) =>
    faultAt(source, offset, 'a second document begins in the file', { suggestion: 'delete the line' }),
  );
  const text = marks.reduce((rest, at) => `${rest.slice(0, at)}   ${rest.slice(at + 3)}`, source.text);
  const root = salvage(source, { start: 0, text }, faults);
  return { root, faults: [...faults, ...duplicates(source, root)] };
};
