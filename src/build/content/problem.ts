/** What stops the build (`error`), and what is only worth knowing (`warning`). */
export type Severity = 'error' | 'warning';

/** Something in the content that is wrong, and where. */
export interface Problem {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 units as editors count them. */
  readonly column: number;
  /** What is wrong. */
  readonly message: string;
  /** What was expected instead: a phrase that follows 'expected'. */
  readonly expected?: string | undefined;
  /** What to do about it: a clause of its own. */
  readonly suggestion?: string | undefined;
  readonly severity: Severity;
}

/** What a problem says beyond its place and its message. */
export type Advice = Partial<Pick<Problem, 'expected' | 'suggestion' | 'severity'>>;

/** A problem of a file as a whole. */
export const problemOf = (file: string, message: string, advice: Advice = {}): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  severity: 'error',
  ...advice,
});

/** Orders problems by file, then from top to bottom. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** The problem as one sentence, without its place: message, expectation and suggestion. */
export const sentence = ({ message, expected, suggestion }: Problem): string =>
  [message, expected && `expected ${expected}`, suggestion].filter(Boolean).join('; ');

/** True if a problem stops the build. */
export const isError = ({ severity }: Problem): boolean => severity === 'error';
