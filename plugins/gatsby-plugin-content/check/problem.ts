/** What is wrong, wherever it stands. */
export interface Finding {
  readonly message: string;
  /** What was expected instead: a phrase that follows 'expected'. */
  readonly expected?: string | undefined;
  /** What to do about it: a clause of its own. */
  readonly suggestion?: string | undefined;
  /** What stops the build (`error`, where nothing is said), and what is only worth knowing (`warning`). */
  readonly severity?: 'error' | 'warning';
  /** Where it is if not at a field's value: at the field's name, or at a text in or behind the value. */
  readonly where?: 'key' | { readonly text: string };
}

/** Something in the content that is wrong, and where. */
export interface Problem extends Finding {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 units as editors count them. */
  readonly column: number;
  readonly severity: 'error' | 'warning';
  /** The value it is about, where one is named. */
  readonly path?: readonly (string | number)[];
}

/** A problem of a file: of the whole of it, where no line is named. */
export const problemOf = (file: string, finding: Finding, line = 1, column = 1): Problem => {
  return { file, line, column, severity: 'error', ...finding };
};

/** Where a problem is: `data/films.yaml:12:3`. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** Orders problems by file, then from top to bottom. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** The problem as one sentence, without its place: message, expectation and suggestion. */
export const sentence = ({ message, expected, suggestion }: Finding): string =>
  [message, expected && `expected ${expected}`, suggestion].filter(Boolean).join('; ');

/** True if a problem stops the build. */
export const isError = ({ severity }: Problem): boolean => severity === 'error';
