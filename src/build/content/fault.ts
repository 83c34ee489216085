/** What stops the build (`error`), and what is only worth knowing (`warning`). */
export type Severity = 'error' | 'warning';

/** Something in the content that is wrong, and where. */
export interface Fault {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 units as editors count them. */
  readonly column: number;
  /** What is wrong. */
  readonly message: string;
  /** What was expected instead: a phrase that follows 'expected'. */
  readonly expected?: string;
  /** What to do about it: a clause of its own. */
  readonly suggestion?: string;
  readonly severity: Severity;
}

/** What a fault says beyond its place and its message. */
export type Advice = Partial<Pick<Fault, 'expected' | 'suggestion' | 'severity'>>;

/** Orders faults as one reads them: by file, then from top to bottom. */
export const byPlace = (a: Fault, b: Fault): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** The fault as one sentence, without its place: message, expectation and suggestion. */
export const sentence = ({ message, expected, suggestion }: Fault): string =>
  [message, expected && `expected ${expected}`, suggestion].filter(Boolean).join('; ');

/** True if a fault stops the build. */
export const isError = ({ severity }: Fault): boolean => severity === 'error';
