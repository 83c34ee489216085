/** Something in the content that is wrong, and where. */
export interface Problem {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** Both from 1; columns in UTF-16 units, as editors count them. */
  readonly line: number;
  readonly column: number;
  /** The problem, the expected value and the correction, separated by semicolons. */
  readonly message: string;
}

/** A problem of a whole file, reported at its first character. */
export const problemOf = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

/** Where a problem is: `data/films.yaml:12:3`. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Orders problems by file, then from top to bottom. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** One line a problem, as `data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?`, and how many there are. */
export const report = (problems: readonly Problem[]): string => {
  const count = problems.length === 1 ? '1 problem.' : `${problems.length || 'No'} problems.`;
  return [...problems.map((problem) => `${placeOf(problem)}  ${problem.message}`), count].join('\n');
};
