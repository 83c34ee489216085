import type { Reporter } from 'gatsby';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { checkContent } from './check/check';
import { isError, type Problem } from './check/problem';
import { formats } from './check/report';
import { readYaml } from './check/yamlFile';

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

/**
 * Checks the content with each bundle of `gatsby develop`, and when a file of `data/` comes, changes or goes. Gatsby treats its
 * problems like an error in a component: it keeps running, prints them, lays them over the page in the browser, and takes
 * the overlay away once they are gone.
 *
 * Bundles do not depend on `data/`: a page would wait for a new one with every word that is saved.
 */
export class ContentCheckPlugin {
  /** @param root - the root of the project */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const check = async () => (await checkContent(this.root)).filter(isError);
    let last: readonly Problem[] = [];
    let timer: NodeJS.Timeout;
    const look = async () => {
      const changed = await check().then(
        (errors) => errors.length > 0 || last.length > 0,
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
      last = await check();
      const [first] = last;
      if (!first) return;
      const { file, line, column } = first;
      // `file` and `loc` are what Gatsby prints and opens in an editor.
      const place = { name: 'ContentError', file, loc: { start: { line, column } }, stack: '' };
      compilation.errors.push(Object.assign(new compiler.webpack.WebpackError(formats.plain(last)), place));
    });
  }
}

/**
 * The directive `@position`: where an entry stands in its file, from 1. Gatsby keeps no order by itself; a file's children do,
 * because gatsby-transformer-yaml makes all of them anew whenever the file changes.
 */
export const positionExtension = {
  name: 'position',
  extend: () => ({
    resolve: (
      { id, parent }: { id: string; parent: string },
      _: unknown,
      { nodeModel }: { nodeModel: { getNodeById(query: { id: string }): { children: readonly string[] } } },
    ): number => nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1,
  }),
};

/**
 * Reads a YAML file of fields that is needed before the content has been checked: what is wrong with it, the check tells.
 *
 * @returns its fields; none if the file is missing, cannot be read or holds a list
 */
export const readUnchecked = (path: string): Readonly<Record<string, unknown>> => {
  if (!existsSync(path)) return {};
  const { data } = readYaml(path, readFileSync(path, 'utf8'), { type: '', list: false });
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
};
