import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type ScalarTag } from 'yaml';
import type { ContentFile } from '../schema/schema';
import { type Finding, type Problem, problemOf } from './problem';
import { syntaxFindings } from './syntax';

/** Where a value stands in a file: names of fields and positions in lists, from 0. */
export type Path = readonly (string | number)[];

/** A YAML file of the site with the place of everything in it. */
export interface YamlFile extends ContentFile {
  /** Relative to the root of the project. */
  readonly file: string;
  /** What it holds; undefined if it cannot be read. */
  readonly data: unknown;
  /** What is wrong with it as YAML. */
  readonly problems: readonly Problem[];
  /** A problem at a path, or at what is nearest above it. */
  problem(path: Path, finding: Finding): Problem;
}

/** A day or moment without quotation marks, which Gatsby's parser does not read as text. */
export class BareDay {
  constructor(readonly text: string) {}
}

const bareDay: ScalarTag = {
  default: true,
  tag: 'tag:yaml.org,2002:timestamp',
  test: /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d.*)?$/,
  resolve: (text) => new BareDay(text),
};

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

/** Reads the text of a YAML file. */
export const readYaml = (entry: ContentFile, text: string): YamlFile => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, customTags: [bareDay] });
  const file = `data/${entry.path}`;
  const at = (offset: number, finding: Finding): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return problemOf(file, finding, Math.max(1, line), Math.max(1, col));
  };
  const problems = syntaxFindings(text, document).map(({ offset, ...finding }) => at(offset, finding));
  return {
    ...entry,
    file,
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    problem: (path, { where, ...finding }) => {
      const { key, value } = find(document.contents, path);
      // A field without a value is found by its name.
      const isEmpty = isScalar(value) && value.value === null && value.source === '';
      const node = ((where === 'key' || isEmpty ? key : value) ?? value ?? key) as Node | undefined;
      const start = node?.range?.[0] ?? 0;
      const found = typeof where === 'object' ? text.indexOf(where.text, start) : start;
      return at(found === -1 ? start : found, finding);
    },
  };
};
