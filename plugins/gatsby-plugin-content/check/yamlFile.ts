import { isMap, isScalar, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import type { ContentFile } from '../schema/schema';
import type { Problem } from './problem';
import { syntaxProblems } from './syntax';

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
  /** A problem at a path, or at what is nearest above it: at a field's value, at its name, or at a text in the value. */
  problem(path: Path, message: string, where?: 'key' | { readonly text: string }): Problem;
}

/** Reads the text of a YAML file. */
export const readYaml = (entry: ContentFile, text: string): YamlFile => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const file = `data/${entry.path}`;
  const at = (offset: number, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col), message };
  };
  const problems = syntaxProblems(text, document);
  return {
    ...entry,
    file,
    data: problems.some(({ isFatal }) => isFatal) ? undefined : document.toJS(),
    problems: problems.map(({ offset, message }) => at(offset, message)),
    problem: (path, message, where) => {
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
      return at(found === -1 ? start : found, message);
    },
  };
};
