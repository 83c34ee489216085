import { load, YAMLException } from 'js-yaml';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar, visit } from 'yaml';
import type { ContentType } from '../schema/contentTypes';
import type { Advice, Problem } from './problem';
import { textProblems, yamlProblem } from './syntax';

/** Where a value stands in a file: names of fields and positions in lists, from 0. */
export type Path = readonly (string | number)[];

/** A YAML file of the site, read as Gatsby reads it, with the place of everything in it. */
export interface YamlFile extends ContentType {
  /** Relative to `data/`, with forward slashes. */
  readonly name: string;
  /** Relative to the root of the project. */
  readonly file: string;
  readonly text: string;
  /** What Gatsby makes of it; undefined if it can't be read. */
  readonly data: unknown;
  /** What is wrong with it as YAML. */
  readonly problems: readonly Problem[];
  /** The scalar at a path as it is written; undefined if there is another thing. */
  scalar(path: Path): Scalar | undefined;
  /**
   * A problem at a path.
   *
   * @param where - the value, the name of the field before it, or a text in or behind the value
   */
  problem(path: Path, message: string, advice?: Advice, where?: 'value' | 'key' | { readonly text: string }): Problem;
}

/** The node at a path and the key before it, or those above it where the path leads nowhere. */
const find = (document: Document, path: Path): { key?: Node | undefined; value?: Node | undefined } => {
  let key: Node | undefined;
  let value = (document.contents ?? undefined) as Node | undefined;
  for (const step of path) {
    if (isMap(value)) {
      const pair = value.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) break;
      key = pair.key as Node;
      value = (pair.value ?? undefined) as Node | undefined;
    } else if (isSeq(value)) {
      key = undefined;
      value = value.items[Number(step)] as Node | undefined;
    }
  }
  return { key, value };
};

/** Anchors, aliases, merge keys and tags: texts stand where they are read. */
const unusual = (document: Document): [offset: number, message: string][] => {
  const found: [number, string][] = [];
  visit(document, {
    Alias: (_, { range, source }) => void found.push([range?.[0] ?? 0, `a reference to an anchor ("*${source}")`]),
    Node: (_, node) => {
      const at = node.range?.[0] ?? 0;
      if ('anchor' in node && node.anchor) found.push([at, `an anchor ("&${node.anchor}")`]);
      if (node.tag && node.srcToken && isScalar(node)) found.push([at, `a tag ("${node.tag}")`]);
      if (isScalar(node) && node.value === '<<' && node.type === 'PLAIN') found.push([at, 'a merge key ("<<")']);
    },
  });
  return found;
};

/**
 * Reads the text of a YAML file.
 *
 * @param name - relative to `data/`
 * @param type - what the table says the file holds
 */
export const readYaml = (name: string, text: string, type: ContentType): YamlFile => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, keepSourceTokens: true });
  const file = `data/${name}`;
  const at = (offset: number, message: string, advice: Advice = {}): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col), message, severity: 'error', ...advice };
  };

  const problems = textProblems(text).map(({ offset, message, ...advice }) => at(offset, message, advice));
  const [first] = document.errors;
  if (first && problems.length === 0) {
    const { offset, message, ...advice } = yamlProblem(first, document, text, lines);
    problems.push(at(offset, message, advice));
  }
  if (!first) {
    const advice = { suggestion: 'write the text out' };
    problems.push(...unusual(document).map(([offset, what]) => at(offset, `${what} is not allowed`, advice)));
  }

  let data: unknown;
  if (!problems.some(({ severity }) => severity === 'error')) {
    try {
      data = load(text);
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      problems.push(at(error.mark.position, error.reason));
    }
  }

  return {
    ...type,
    name,
    file,
    text,
    data,
    problems,
    scalar: (path) => {
      const { value } = find(document, path);
      return isScalar(value) ? value : undefined;
    },
    problem: (path, message, advice, where = 'value') => {
      const { key, value } = find(document, path);
      // A field without a value is found by its name.
      const node =
        where === 'key' || (isScalar(value) && value.value === null && value.source === '')
          ? (key ?? value)
          : (value ?? key);
      const start = node?.range?.[0] ?? 0;
      const found = typeof where === 'object' ? text.indexOf(where.text, start) : start;
      return at(found === -1 ? start : found, message, advice);
    },
  };
};
