import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { type Problem, report } from '../check/problem';

/**
 * Checks the content with each bundle of `gatsby develop`, and when a file of `data/` comes, changes or goes. Gatsby treats its
 * problems like an error in a component: it keeps running, prints them, shows them over the page in the browser, and takes
 * the overlay away once they are gone.
 * @param root the root of the project
 */
export const contentCheckPlugin = (root: string, check: () => Promise<readonly Problem[]>) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('ContentCheckPlugin', async (compilation) => {
      // Otherwise webpack watches what is imported, and no more.
      compilation.contextDependencies.add(join(root, 'data'));
      const problems = await check();
      const [first] = problems;
      if (!first) return;
      const { file, line, column } = first;
      // `file` and `loc` are what Gatsby prints and opens in an editor.
      const place = { name: 'ContentError', file, loc: { start: { line, column } }, stack: '' };
      compilation.errors.push(Object.assign(new compiler.webpack.WebpackError(report(problems)), place));
    });
  },
});
