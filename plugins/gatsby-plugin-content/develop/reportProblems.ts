import type { Reporter } from 'gatsby';
import { isError, type Problem } from '../check/problem';
import { formats } from '../check/report';

/** The number under which Gatsby prints problems in the content. */
const errorId = '10001';

/**
 * Prints problems through Gatsby's reporter: errors end `gatsby build` with exit code 1 and leave `gatsby develop` running.
 */
export const reportProblems = (problems: readonly Problem[], reporter: Reporter): void => {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  if (warnings.length > 0) reporter.warn(formats.plain(warnings));
  if (errors.length === 0) return;
  const text = ({ report }: { report: string }): string => report;
  // Gatsby exits on a `type` that it does not know.
  reporter.setErrorMap({ [errorId]: { text, level: 'ERROR', type: 'CONFIG', category: 'USER' } });
  reporter.panicOnBuild({ id: errorId, context: { report: formats.plain(errors) } });
};
