import { Document, isMap, isScalar, LineCounter, type Node, type Scalar } from 'yaml';
import { type ContentFile, namesIn } from '../schema/schema';
import type { Problem } from './problem';
import { inQuotes } from './repairs';
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
  /** Returns the value with this path as it is written, without what is below its first line. */
  source(path: Path): string;
  /** Returns the line of the value with this path, with another value in its place. */
  line(path: Path, value: string): string;
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

const lost = (text: string, what: string) => ({
  text,
  problems: [{ offset: 0, message: `${what}; restore it from Git, or ask a developer` }],
});

/** Reads and parses a text. Any error becomes a problem at the beginning of the file. */
const parse = (read: () => string, fields: readonly string[]): Reading & { readonly text: string } => {
  let text = '';
  try {
    text = read();
    const reading = parseYaml(text, fields);
    return reading.data === null ? lost(text, 'the file is empty') : { text, ...reading };
  } catch (error) {
    const isMissing = Object(error).code === 'ENOENT';
    return lost(text, isMissing ? 'the file is missing' : `the file cannot be read (${String(error)})`);
  }
};

/** Reads a YAML file; `read` returns its text. */
export const readYaml = (entry: ContentFile, read: () => string): YamlFile => {
  const { text, problems, document = new Document(), data } = parse(read, namesIn(entry.type));
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
  const rangeOf = (path: Path) => (document.getIn(path, true) as Node | undefined)?.range ?? [0, 0];
  const source = (path: Path) => /^.*/.exec(text.slice(...rangeOf(path)))?.[0].trim() ?? '';
  const line = (path: Path, value: string) => {
    const before = text.slice(0, rangeOf(path)[0]).split('\n').at(-1) ?? '';
    return before.trimStart() + value;
  };
  const differently = (path: Path, built: unknown) =>
    built instanceof Date
      ? `a date must be in quotation marks; write ${line(path, inQuotes(built.toISOString().slice(0, 10)))}`
      : `the page would show something else than ${source(path)}; write ${line(path, inQuotes(source(path)))}`;
  const different = data === undefined ? [] : differences(data, document.toJS());
  return {
    ...entry,
    file,
    data,
    problem,
    source,
    line,
    isBlock: (path) => isBlock(document.getIn(path, true)),
    problems: [
      ...problems.map(({ offset, message }) => at(offset, message)),
      ...different.map(([path, built]) => problem(path, differently(path, built))),
    ],
  };
};
