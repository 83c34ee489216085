/** What is wrong, without file and line. */
export interface Finding {
  readonly message: string;
  /** What was expected instead: a phrase that follows 'expected'. */
  readonly expected?: string | undefined;
  /** What to do about it: a clause of its own. */
  readonly suggestion?: string | undefined;
  /** Where it is if not at a field's value: at the field's name, or at a text in the value. */
  readonly where?: 'key' | { readonly text: string };
}

/** Something in the content that is wrong, and where. */
export interface Problem extends Finding {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** Both from 1; columns in UTF-16 units, as editors count them. */
  readonly line: number;
  readonly column: number;
}

/** A problem of a file: of the whole of it, where no line is named. */
export const problemOf = (file: string, finding: Finding, line = 1, column = 1): Problem => {
  return { file, line, column, ...finding };
};

/** Where a problem is: `data/films.yaml:12:3`. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Orders problems by file, then from top to bottom. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** One line a problem, as `data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?`, and how many there are. */
export const report = (problems: readonly Problem[]): string => {
  const sentence = ({ message, expected, suggestion }: Finding) =>
    [message, expected && `expected ${expected}`, suggestion].filter(Boolean).join('; ');
  const count = problems.length === 1 ? '1 problem.' : `${problems.length || 'No'} problems.`;
  return [...problems.map((problem) => `${placeOf(problem)}  ${sentence(problem)}`), count].join('\n');
};
