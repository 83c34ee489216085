import { isMap, isScalar, type Node, type Pair, parseDocument } from 'yaml';
import { contentOptions } from '../../../../src/content/options';
import { problemsIn } from '../check';
import { type Content, contentOf, loadContent } from '../content';
import { type Problem, sentence } from '../problem';
import { type Path, readYaml } from '../yamlFile';

/** The content of this site: mistakes are made in it, in memory. */
export const site: Content = loadContent(process.cwd(), contentOptions);

/** Stands in an edit where the problem must be found; it never reaches the check. */
const mark = '‸';

/** A file with a mistake in it, `‸` marking its place. */
export interface Edit {
  /** Relative to `data/`. */
  readonly name: string;
  readonly text: string;
}

/** The text of a file of the site. */
export const textOf = (name: string): string => site.files.find((file) => file.name === name)?.text ?? '';

const find = (name: string, path: Path): { key: Node; value: Node } => {
  const document = parseDocument(textOf(name));
  const parent = document.getIn(path.slice(0, -1), true) as Node;
  const last = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === last)
    : { key: document.getIn(path, true), value: document.getIn(path, true) };
  if (!pair?.key) throw new Error(`data/${name} has nothing at ${path.join('.')}`);
  return pair as Pair<Node, Node> & { value: Node };
};

const replace = (name: string, { range }: Node, raw: string): Edit => {
  const [from = 0, to = 0] = range ?? [];
  const text = textOf(name);
  // The range of a list or of fields ends with their last line break.
  const rest = text.slice(to - (/\s*$/.exec(text.slice(from, to))?.[0].length ?? 0));
  return { name, text: text.slice(0, from) + raw + rest };
};

/** Writes another value. */
export const set = (name: string, path: Path, raw: string): Edit => replace(name, find(name, path).value, raw);

/** Writes another name of a field. */
export const rename = (name: string, path: Path, raw: string): Edit => replace(name, find(name, path).key, raw);

/** Writes text before a field, with the same indentation if it ends with a line break. */
export const before = (name: string, path: Path, raw: string): Edit => {
  const at = find(name, path).key.range?.[0] ?? 0;
  const text = textOf(name);
  const indent = ' '.repeat(at - text.lastIndexOf('\n', at - 1) - 1);
  return { name, text: text.slice(0, at) + raw.replace(/\n/g, `\n${indent}`) + text.slice(at) };
};

/** Adds lines at the end. */
export const append = (name: string, raw: string): Edit => ({ name, text: textOf(name) + raw });

/** Keeps nothing. */
export const write = (name: string, text: string): Edit => ({ name, text });

/** Adds a copy of a list's first entry with other values, written as they are given. */
export const copy = (name: string, values: Readonly<Record<string, string>>): Edit => {
  const [entry] = (parseDocument(textOf(name)).toJS() as Array<Record<string, unknown>>) ?? [];
  const written = Object.entries({ ...entry }).map(
    ([key, value]) => `  ${key}: ${values[key] ?? JSON.stringify(value)}\n`,
  );
  return append(name, `- ${written.join('').trimStart()}`);
};

/** The site with a file changed. */
export const withEdit = ({ name, text }: Edit): Content => {
  const changed = readYaml(
    name,
    text.replace(mark, ''),
    site.files.find((file) => file.name === name) ?? { type: '', list: false },
  );
  return contentOf(
    site,
    site.files.map((file) => (file.name === name ? changed : file)),
  );
};

/** A problem as the check prints it, without the mark of a warning. */
export const line = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column}  ${sentence(problem)}`;

/** What an editor can get wrong: its name, the edit with `‸` at the place of the problem, and the one sentence said of it. */
export type Mistake = readonly [name: string, edit: Edit, says: string];

/** What the check says of the site itself: warnings alone. */
const known = problemsIn(site);

/** Expects that the check says one thing about an edit, at its place. */
export const expectProblem = async (_: string, edit: Edit, says: string): Promise<void> => {
  const accepted = new Set((await known).map(({ message }) => message));
  const said = (await problemsIn(withEdit(edit))).filter(({ message }) => !accepted.has(message)).map(line);
  expect(said).toEqual([expect.stringContaining(says)]);
  const [above, below] = edit.text.split(mark);
  if (below === undefined) return;
  const rows = (above ?? '').split('\n');
  expect(said[0]).toContain(`data/${edit.name}:${rows.length}:${(rows.at(-1) ?? '').length + 1}  `);
};
