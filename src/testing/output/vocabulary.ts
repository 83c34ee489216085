import { join } from 'node:path';
import ts from 'typescript';

/**
 * Checks structured data against the vocabulary of schema.org: every type, every property, the kind of every value. The
 * vocabulary is that of the package schema-dts, and TypeScript itself is what compares.
 * @param graphs the JSON-LD of pages, by the name to use in problems
 * @returns problems, each with the name of its page; none if all is valid
 */
export function problemsAgainstSchemaOrg(graphs: ReadonlyMap<string, unknown>): string[] {
  const file = join(process.cwd(), 'structured-data.ts');
  const names = [...graphs.keys()];
  const lines = [...graphs.values()].map((graph, at) => `export const graph${at}: Graph = ${JSON.stringify(graph)};`);
  const source = `import type { Graph } from 'schema-dts';\n${lines.join('\n')}\n`;

  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);

  return ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map(({ start = 0, messageText }) => {
    const line = source.slice(0, start).split('\n').length;
    return `${names[line - 2] ?? file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
