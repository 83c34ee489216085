import { styleText } from 'node:util';
import { type Problem, sentence } from './problem';
import { count } from '../schema/suggest';

type Style = Parameters<typeof styleText>[0];

/** Where the report goes has been decided before: Node must not look at its own output again. */
const colour = (style: Style, text: string): string => styleText(style, text, { validateStream: false });

/** The last line: how many there are. */
const summary = (problems: readonly Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return 'The content has no problems.';
  const files = new Set(problems.map(({ file }) => file)).size;
  const parts = [errors > 0 && count(errors, 'problem'), warnings > 0 && count(warnings, 'warning')].filter(Boolean);
  return `${parts.join(' and ')} in ${count(files, 'file')}.`;
};

const place = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;
const mark = ({ severity }: Problem): string => (severity === 'warning' ? 'warning: ' : '');

/** One line a problem, as `data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?`. */
const plain = (problems: readonly Problem[]): string =>
  [...problems.map((problem) => `${place(problem)}  ${mark(problem)}${sentence(problem)}`), summary(problems)].join(
    '\n',
  );

const terminal = (problems: readonly Problem[]): string => {
  const lines = problems.map((problem) => {
    const rest = sentence({ ...problem, message: '' });
    const alarm = problem.severity === 'warning' ? 'yellow' : 'red';
    return `${colour('cyan', place(problem))}  ${colour(alarm, mark(problem) + problem.message)}${rest && colour('dim', `; ${rest}`)}`;
  });
  return [...lines, colour(['bold', problems.length === 0 ? 'green' : 'reset'], summary(problems))].join('\n');
};

const json = (problems: readonly Problem[]): string => JSON.stringify(problems, null, 2);

const escapeData = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands that GitHub shows beside the line of a pull request. */
const github = (problems: readonly Problem[]): string =>
  [
    ...problems.map((problem) => {
      const { file, line, column, severity } = problem;
      return `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(sentence(problem))}`;
    }),
    summary(problems),
  ].join('\n');

/** The ways problems can be written down. */
export const formats = { terminal, plain, json, github } as const;

/** The name of one of the formats. */
export type Format = keyof typeof formats;

/** True if a word names a format. */
export const isFormat = (word: string | undefined): word is Format =>
  word !== undefined && Object.hasOwn(formats, word);

/**
 * The format for where the report goes: annotations on GitHub, colours on a terminal that wants them, plain lines elsewhere.
 *
 * @param env - the environment: `GITHUB_ACTIONS` and `NO_COLOR` count
 * @param isTerminal - true if the output is a terminal
 */
export const chooseFormat = (env: NodeJS.ProcessEnv, isTerminal: boolean): Format => {
  if (env.GITHUB_ACTIONS) return 'github';
  return isTerminal && !env.NO_COLOR ? 'terminal' : 'plain';
};
