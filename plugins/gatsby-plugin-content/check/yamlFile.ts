import { load, YAMLException } from 'js-yaml';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import type { ContentType } from '../options';
import { type Finding, isError, type Problem, problemOf } from './problem';
import { syntaxFindings } from './syntax';

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
  /** A problem at a path, or at what is nearest above it. */
  problem(path: Path, finding: Finding): Problem;
}

/** What stands at a path, and the name of the field before it; what is nearest above it where the path leads nowhere. */
const find = (contents: unknown, path: Path): { readonly key?: unknown; readonly value?: unknown } => {
  let place: ReturnType<typeof find> = { value: contents };
  for (const step of path) {
    const { value } = place;
    if (isSeq(value)) place = { value: value.items[Number(step)] };
    else if (isMap(value)) {
      const pair = value.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      place = pair;
    }
  }
  return place;
};

/**
 * Reads the text of a YAML file.
 *
 * @param name - relative to `data/`
 * @param type - what the options say the file holds
 */
export const readYaml = (name: string, text: string, type: ContentType): YamlFile => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, keepSourceTokens: true });
  const file = `data/${name}`;
  const at = (offset: number, finding: Finding): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return problemOf(file, finding, Math.max(1, line), Math.max(1, col));
  };

  const problems = syntaxFindings(text, document).map(({ offset, ...finding }) => at(offset, finding));
  let data: unknown;
  if (!problems.some(isError)) {
    try {
      // An empty file holds nothing; undefined says that it can't be read.
      data = load(text) ?? null;
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      problems.push(at(error.mark.position, { message: error.reason }));
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
      const { value } = find(document.contents, path);
      return isScalar(value) ? value : undefined;
    },
    problem: (path, finding) => {
      const { where } = finding;
      const { key, value } = find(document.contents, path);
      // A field without a value is found by its name.
      const named = where === 'key' || (isScalar(value) && value.value === null && value.source === '');
      const node = ((named ? key : value) ?? value ?? key) as Node | undefined;
      const start = node?.range?.[0] ?? 0;
      const found = typeof where === 'object' ? text.indexOf(where.text, start) : start;
      return { ...at(found === -1 ? start : found, finding), path };
    },
  };
};
