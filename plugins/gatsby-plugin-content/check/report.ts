import { styleText } from 'node:util';
import { isError, placeOf, type Problem, sentence } from './problem';
import { count } from '../schema/suggest';

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** The last line: how many there are. */
const summary = (problems: readonly Problem[]): string => {
  if (problems.length === 0) return 'The content has no problems.';
  const errors = problems.filter(isError).length;
  const warnings = problems.length - errors;
  const parts = [errors > 0 && count(errors, 'problem'), warnings > 0 && count(warnings, 'warning')].filter(Boolean);
  return `${parts.join(' and ')} in ${count(new Set(problems.map(({ file }) => file)).size, 'file')}.`;
};

/** One line a problem, as `data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?`. */
const linesOf = (problems: readonly Problem[], paint: Paint): string => {
  const lines = problems.map((problem) => {
    const place = paint('cyan', placeOf(problem));
    const what = isError(problem) ? paint('red', problem.message) : paint('yellow', `warning: ${problem.message}`);
    const rest = sentence({ ...problem, message: '' });
    return `${place}  ${what}${rest && paint('dim', `; ${rest}`)}`;
  });
  return [...lines, paint(['bold', problems.length === 0 ? 'green' : 'reset'], summary(problems))].join('\n');
};

/** The ways problems can be written down. */
export const formats = {
  /** In colours. Where they go has been decided before: Node must not look at its own output again. */
  terminal: (problems: readonly Problem[]) =>
    linesOf(problems, (style, text) => styleText(style, text, { validateStream: false })),
  plain: (problems: readonly Problem[]) => linesOf(problems, (_, text) => text),
  /** Workflow commands that GitHub shows beside the line of a pull request. */
  github: (problems: readonly Problem[]) =>
    [
      ...problems.map((problem) => {
        const { line, column, severity } = problem;
        const file = problem.file.replace(/[%\r\n:,]/g, encodeURIComponent);
        const text = sentence(problem).replace(/[%\r\n]/g, encodeURIComponent);
        return `::${severity} file=${file},line=${line},col=${column}::${text}`;
      }),
      summary(problems),
    ].join('\n'),
};

/**
 * The format for where the report goes: annotations on GitHub, colours on a terminal that wants them, plain lines elsewhere.
 *
 * @param env - the environment: `GITHUB_ACTIONS` and `NO_COLOR` count
 * @param isTerminal - true if the output is a terminal
 */
export const chooseFormat = (env: NodeJS.ProcessEnv, isTerminal: boolean): keyof typeof formats => {
  if (env.GITHUB_ACTIONS) return 'github';
  return isTerminal && !env.NO_COLOR ? 'terminal' : 'plain';
};
