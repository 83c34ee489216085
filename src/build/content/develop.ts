import { join } from 'node:path';
import { checkContent } from './check';
import type { Fault } from './fault';
import { formats } from './report';

/** The part of Gatsby's reporter that is used here. */
interface Reporter {
  setErrorMap(map: Record<string, object>): void;
  panicOnBuild(meta: object): unknown;
  warn(message: string): void;
}

/** The number under which Gatsby prints content faults. */
const errorId = '10001';

/**
 * Prints faults through Gatsby's reporter: errors end `gatsby build` with exit code 1 and leave `gatsby develop` running.
 *
 * @param faults - what `checkContent` found
 * @param reporter - the reporter Gatsby hands to each of its hooks
 */
export const reportFaults = (faults: readonly Fault[], reporter: Reporter): void => {
  const errors = faults.filter(({ severity }) => severity === 'error');
  if (errors.length < faults.length) {
    reporter.warn(formats.plain(faults.filter(({ severity }) => severity === 'warning')));
  }
  if (errors.length === 0) return;
  const text = ({ report }: { report: string }): string => report;
  reporter.setErrorMap({ [errorId]: { text, level: 'ERROR', type: 'CONTENT', category: 'USER' } });
  const [first] = errors;
  const location = first && { start: { line: first.line, column: first.column } };
  reporter.panicOnBuild({
    id: errorId,
    context: { report: formats.plain(errors) },
    filePath: first && join(process.cwd(), first.file),
    location,
  });
};

/**
 * Checks the content and reports what is wrong, before anything is read from it: the work of `onPreBootstrap`.
 *
 * @param root - the root of the project
 * @param reporter - the reporter Gatsby hands to the hook
 */
export const assertContent = async (root: string, reporter: Reporter): Promise<void> => {
  reportFaults(await checkContent(root), reporter);
};

/** The parts of webpack that are used here. */
interface Compilation {
  readonly errors: Error[];
  readonly contextDependencies: { add(folder: string): void };
}
interface Compiler {
  readonly hooks: {
    readonly afterCompile: { tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void };
  };
}

/** Faults as webpack takes them: `file` and `loc` are what the overlay opens in an editor. */
class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly file: string;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };

  constructor(errors: readonly Fault[], { file, line, column }: Fault) {
    super(formats.plain(errors));
    this.file = file;
    this.loc = { start: { line, column } };
    this.stack = '';
  }
}

/**
 * Makes faults in `data/` faults of the development bundle. Gatsby then does by itself what it does for a slip in a
 * component: it keeps running, prints them, lays them over the page in the browser, and takes the overlay away as soon as
 * the file is mended.
 *
 * @param root - the root of the project
 */
export class ContentCheckPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise('ContentCheck', async (compilation) => {
      compilation.contextDependencies.add(join(this.root, 'data'));
      const errors = (await checkContent(this.root)).filter(({ severity }) => severity === 'error');
      const [first] = errors;
      if (first) compilation.errors.push(new ContentError(errors, first));
    });
  }
}
