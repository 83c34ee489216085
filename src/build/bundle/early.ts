/** What is used of webpack, which comes with Gatsby. */
interface Compiler {
  readonly context: string;
  readonly webpack: {
    EntryPlugin: new (
      context: string,
      entry: string,
      options: { name: string },
    ) => { apply: (compiler: Compiler) => void };
  };
}

/**
 * Makes a bundle that only runs React, which lies in a file of its own. It is done with in a task of its own, before the
 * site's own script is run, instead of in one long task together with it: a press in between is answered sooner.
 */
export const early = {
  apply(compiler: Compiler): void {
    new compiler.webpack.EntryPlugin(compiler.context, 'react-dom/client', { name: 'early' }).apply(compiler);
  },
};
