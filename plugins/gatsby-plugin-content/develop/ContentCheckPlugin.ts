import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { type Problem, report } from '../check/problem';

/**
 * Checks the content with each bundle of `gatsby develop`, and when a file of `data/` comes, changes or goes. Gatsby treats its
 * problems like an error in a component: it keeps running, prints them, lays them over the page in the browser, and takes
 * the overlay away once they are gone.
 *
 * Bundles do not depend on `data/`: a page would wait for a new one with every word that is saved.
 */
export class ContentCheckPlugin {
  /** @param root - the root of the project */
  constructor(
    private readonly root: string,
    private readonly check: () => Promise<readonly Problem[]>,
  ) {}

  apply(compiler: Compiler): void {
    let last: readonly Problem[] = [];
    let timer: NodeJS.Timeout;
    const look = async () => {
      const changed = await this.check().then(
        (problems) => problems.length > 0 || last.length > 0,
        // As when a file goes while it is read: the bundle checks again, and webpack tells what fails there.
        () => true,
      );
      if (changed) compiler.watching?.invalidate();
    };
    watch(join(this.root, 'data'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), 100);
    });
    compiler.hooks.make.tapPromise('ContentCheckPlugin', async (compilation) => {
      compilation.contextDependencies.add(join(this.root, 'src', 'pages'));
      last = await this.check();
      const [first] = last;
      if (!first) return;
      const { file, line, column } = first;
      // `file` and `loc` are what Gatsby prints and opens in an editor.
      const place = { name: 'ContentError', file, loc: { start: { line, column } }, stack: '' };
      compilation.errors.push(Object.assign(new compiler.webpack.WebpackError(report(last)), place));
    });
  }
}
