import type { Reporter } from 'gatsby';
import { type Problem, report } from '../check/problem';

/** The number under which Gatsby prints problems in the content. */
const errorId = '10001';

/** Prints problems through Gatsby's reporter: they end `gatsby build` with exit code 1 and leave `gatsby develop` running. */
export const reportProblems = (problems: readonly Problem[], reporter: Reporter): void => {
  if (problems.length === 0) return;
  const text = (context: { text: string }): string => context.text;
  // Gatsby exits on a `type` that it does not know.
  reporter.setErrorMap({ [errorId]: { text, level: 'ERROR', type: 'CONFIG', category: 'USER' } });
  reporter.panicOnBuild({ id: errorId, context: { text: report(problems) } });
};
