/** A problem in the content, and its position. */
export interface Problem {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** The number of the line, from 1. */
  readonly line: number;
  /** The column, from 1, in UTF-16 units as in editors. */
  readonly column: number;
  /** The problem, the expected value and the correction, separated by semicolons. */
  readonly message: string;
}

/** Returns a problem of a whole file, with the position of the file's first character. */
export const problemOf = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

/** Returns the position of a problem as text: `data/films.yaml:12:3`. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Orders problems by file, then from top to bottom. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Returns a line for each problem (`data/films.yaml:12:3  unknown field "titel" in film; did you mean "title"?`), and their number. */
export const report = (problems: readonly Problem[]): string => {
  const count = problems.length === 1 ? '1 problem.' : `${problems.length} problems.`;
  if (problems.length === 0) return 'No problems. Only the build checks links to sections, such as /about#values.';
  return [...problems.map((problem) => `${placeOf(problem)}  ${problem.message}`), count].join('\n');
};
