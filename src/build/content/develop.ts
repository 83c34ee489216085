import { type Fault, isError } from './fault';
import { formats } from './report';

/** The part of Gatsby's reporter that is used here. */
export interface Reporter {
  setErrorMap(map: Record<string, object>): void;
  panicOnBuild(meta: { id: string; context: { report: string } }): unknown;
  warn(message: string): void;
}

/** The number under which Gatsby prints content faults. Gatsby exits on a `type` that it does not know. */
const errorId = '10001';

/**
 * Prints faults through Gatsby's reporter: errors end `gatsby build` with exit code 1 and leave `gatsby develop` running.
 *
 * @param faults - what `checkContent` found
 * @param reporter - the reporter Gatsby hands to each of its hooks
 */
export const reportFaults = (faults: readonly Fault[], reporter: Reporter): void => {
  const errors = faults.filter(isError);
  const warnings = faults.filter((fault) => !isError(fault));
  if (warnings.length > 0) reporter.warn(formats.plain(warnings));
  const [first] = errors;
  if (!first) return;
  const text = ({ report }: { report: string }): string => report;
  reporter.setErrorMap({ [errorId]: { text, level: 'ERROR', type: 'CONFIG', category: 'USER' } });
  reporter.panicOnBuild({ id: errorId, context: { report: formats.plain(errors) } });
};

/** Faults as webpack takes them: `file` and `loc` are what Gatsby prints and opens in an editor. */
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

/** The parts of webpack that are used here. */
interface Compilation {
  readonly errors: Error[];
  readonly fileDependencies: { add(file: string): void };
}
interface Compiler {
  readonly hooks: { readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

/**
 * Makes faults in the content faults of the development bundle. Gatsby then does what it does for a slip in a component: it
 * keeps running, prints them, lays them over the page in the browser, and takes the overlay away once they are gone.
 */
export class ContentOverlay {
  /**
   * @param signal - a file that is written whenever the faults change
   * @param errors - gives the faults there are now
   */
  constructor(
    private readonly signal: string,
    private readonly errors: () => readonly Fault[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentOverlay', (compilation) => {
      compilation.fileDependencies.add(this.signal);
      const errors = this.errors();
      const [first] = errors;
      if (first) compilation.errors.push(new ContentError(errors, first));
    });
  }
}
