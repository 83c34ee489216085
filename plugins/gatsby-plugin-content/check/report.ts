import { isError, placeOf, type Problem, sentence } from './problem';

/** A number of things: `1 file`, `2 files`; nothing of none. */
const count = (number: number, noun: string): string[] =>
  number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];

/** The last line: how many there are. */
const summary = (problems: readonly Problem[]): string => {
  if (problems.length === 0) return 'The content has no problems.';
  const errors = problems.filter(isError).length;
  const parts = [...count(errors, 'problem'), ...count(problems.length - errors, 'warning')];
  return `${parts.join(' and ')} in ${count(new Set(problems.map(({ file }) => file)).size, 'file').join()}.`;
};

/** The ways problems can be written down. */
export const formats = {
  /** One line a problem, as `data/films.yaml:12:3  unknown field "titel" on Film; did you mean "title"?`. */
  plain: (problems: readonly Problem[]): string => {
    const lines = problems.map((one) => `${placeOf(one)}  ${isError(one) ? '' : 'warning: '}${sentence(one)}`);
    return [...lines, summary(problems)].join('\n');
  },
  /** Workflow commands that GitHub shows beside the line of a pull request. */
  github: (problems: readonly Problem[]): string => {
    const lines = problems.map((problem) => {
      const { line, column, severity } = problem;
      const file = problem.file.replace(/[%\r\n:,]/g, encodeURIComponent);
      return `::${severity} file=${file},line=${line},col=${column}::${sentence(problem).replace(/[%\r\n]/g, encodeURIComponent)}`;
    });
    return [...lines, summary(problems)].join('\n');
  },
};
