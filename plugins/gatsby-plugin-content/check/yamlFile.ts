import { Document, isMap, isScalar, LineCounter, type Node, type Scalar } from 'yaml';
import type { ContentFile } from '../schema/schema';
import type { Problem } from './problem';
import { parseYaml, type Reading } from './syntax';

/** The path of a value in a file: names of fields and positions in lists, from 0. */
export type Path = readonly (string | number)[];

/** A YAML file of the site, its data, and the positions of its values. */
export interface YamlFile extends ContentFile {
  /** Relative to the root of the project. */
  readonly file: string;
  /** The data that the build reads from it; undefined if it cannot be read. */
  readonly data: unknown;
  /** Errors in its YAML. */
  readonly problems: readonly Problem[];
  /**
   * Returns a problem at the value with this path, or at the nearest value above. `where` selects the field's name, or a text in the value,
   * from a place in it.
   */
  problem(path: Path, message: string, where?: 'key' | TextInValue): Problem;
  /** True if the text with this path is written below a `|`, which keeps its lines. */
  isBlock(path: Path): boolean;
}

/** A position in a text: line and column, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type TextInValue = { readonly text: string; readonly place?: TextPlace };

/** Returns the values that the build's parser and the `yaml` package read differently: their paths, and the build's values. */
const differences = (built: unknown, shown: unknown, path: Path = []): ReadonlyArray<readonly [Path, unknown]> => {
  if (Object.is(built, shown)) return [];
  if (!isGroup(built) || !isGroup(shown)) return [[path, built]];
  const names = Object.keys(built);
  const other = [...Object.keys(shown), ...names].find((name) => !(name in built && name in shown));
  if (other !== undefined) return [[[...path, other], built[other]]];
  const step = (name: string) => (Array.isArray(built) ? Number(name) : name);
  return names.flatMap((name) => differences(built[name], shown[name], [...path, step(name)]));
};

const isBlock = (node: unknown): boolean => isScalar(node) && node.type === 'BLOCK_LITERAL';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const differently = (built: unknown): string =>
  built instanceof Date
    ? `a date without quotation marks; write it in them, as in '2026-10-14'`
    : `the page would show ${JSON.stringify(built)?.slice(0, 80) ?? 'nothing'} instead of what is written here; put the whole text in quotation marks`;

/** Reads and parses a text. Any error becomes a problem at the beginning of the file. */
const parse = (read: () => string): Reading & { readonly text: string } => {
  let text = '';
  try {
    text = read();
    return { text, ...parseYaml(text) };
  } catch (error) {
    const isMissing = Object(error).code === 'ENOENT';
    const what = isMissing ? 'the file is missing' : `the file cannot be read (${String(error)})`;
    return { text, problems: [{ offset: 0, message: `${what}; restore it from Git` }] };
  }
};

/** Reads a YAML file; `read` returns its text. */
export const readYaml = (entry: ContentFile, read: () => string): YamlFile => {
  const { text, problems, document = new Document(), data } = parse(read);
  const file = `data/${entry.path}`;
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  const at = (offset: number, message: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, message };
  };
  const problem: YamlFile['problem'] = (path, message, where) => {
    let place = path;
    while (!document.hasIn(place)) place = place.slice(0, -1);
    const value = document.getIn(place, true);
    const above = document.getIn(place.slice(0, -1), true);
    const key = isMap<Scalar>(above) ? above.items.find((pair) => pair.key.value === place.at(-1))?.key : undefined;
    // A field without a value is reported at its name.
    const isEmpty = isScalar(value) && value.value === null && value.source === '';
    const node = (where === 'key' || isEmpty ? (key ?? value) : value) as Node | undefined;
    const start = node?.range?.[0] ?? 0;
    if (typeof where !== 'object') return at(start, message);
    const from = where.place && isBlock(node) ? offsetInBlock(start, where.place) : start;
    const found = text.indexOf(where.text, from);
    return at(found === -1 ? start : found, message);
  };
  /** Returns the offset in the file of a place in a block text, whose lines are below its `|`, with the same indentation. */
  const offsetInBlock = (start: number, { line, column }: TextPlace): number => {
    const first = lines.linePos(start).line;
    const [indent = ''] = /^ *(?=[^\s])/m.exec(text.slice(lines.lineStarts[first])) ?? [];
    return (lines.lineStarts[first + line - 1] ?? 0) + indent.length + column - 1;
  };
  const different = data === undefined ? [] : differences(data, document.toJS());
  return {
    ...entry,
    file,
    data,
    problem,
    isBlock: (path) => isBlock(document.getIn(path, true)),
    problems: [
      ...problems.map(({ offset, message }) => at(offset, message)),
      ...different.map(([path, built]) => problem(path, differently(built))),
    ],
  };
};
