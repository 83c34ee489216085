import { isMap, isScalar, LineCounter, type Node, parseDocument, type Scalar, type ScalarTag } from 'yaml';
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
      let place = path;
      while (!document.hasIn(place)) place = place.slice(0, -1);
      const value = document.getIn(place, true);
      const above = document.getIn(place.slice(0, -1), true);
      const key = isMap<Scalar>(above) ? above.items.find((pair) => pair.key.value === place.at(-1))?.key : undefined;
      // A field without a value is found by its name.
      const isEmpty = isScalar(value) && value.value === null && value.source === '';
      const node = (where === 'key' || isEmpty ? (key ?? value) : value) as Node | undefined;
      const start = node?.range?.[0] ?? 0;
      const found = typeof where === 'object' ? text.indexOf(where.text, start) : start;
      return at(found === -1 ? start : found, finding);
    },
  };
};
