/** @jest-environment node */
import { ContentOverlay, reportFaults } from './develop';
import type { Fault } from './fault';

const error: Fault = { file: 'data/films.yaml', line: 2, column: 3, message: 'odd', severity: 'error' };
const warning: Fault = { ...error, line: 1, message: 'large', severity: 'warning' };

describe('faults in Gatsby’s terminal', () => {
  /** What Gatsby is handed, and what it would print for an error. */
  const reported = (faults: readonly Fault[]): unknown[] => {
    const calls: unknown[] = [];
    let texts: Record<string, object> = {};
    reportFaults(faults, {
      setErrorMap: (map) => {
        texts = map;
      },
      warn: (message) => calls.push(['warn', message]),
      panicOnBuild: ({ id, context }) => {
        const { text, ...kind } = texts[id] as { text: (context: { report: string }) => string };
        calls.push(['panicOnBuild', text(context), kind]);
      },
    });
    return calls;
  };

  it('are nothing if there are none', () => {
    expect(reported([])).toEqual([]);
  });

  it('end a build, unless they are warnings', () => {
    const kind = { level: 'ERROR', type: 'CONFIG', category: 'USER' };
    const panic = ['panicOnBuild', 'data/films.yaml:2:3  odd\n1 fault in 1 file.', kind];
    const warn = ['warn', 'data/films.yaml:1:3  warning: large\n1 warning in 1 file.'];
    expect(reported([error])).toEqual([panic]);
    expect(reported([warning])).toEqual([warn]);
    expect(reported([warning, error])).toEqual([warn, panic]);
  });
});

describe('faults over the page', () => {
  const compiled = (errors: readonly Fault[]): { errors: Error[]; watched: string[]; taps: string[] } => {
    const watched: string[] = [];
    const taps: string[] = [];
    const compilation = { errors: [] as Error[], fileDependencies: { add: (file: string) => watched.push(file) } };
    const tap = (name: string, run: (each: typeof compilation) => void): void => {
      taps.push(name);
      run(compilation);
    };
    new ContentOverlay('/faults.txt', () => errors).apply({ hooks: { thisCompilation: { tap } } });
    return { errors: compilation.errors, watched, taps };
  };

  it('come back whenever the file with the signal is written', () => {
    expect(compiled([])).toEqual({ errors: [], watched: ['/faults.txt'], taps: ['ContentOverlay'] });
  });

  it('are one error, placed where the first is', () => {
    const { errors } = compiled([error, { ...error, file: 'data/posts.yaml' }]);
    expect(errors).toHaveLength(1);
    expect({ ...errors[0] }).toEqual({
      name: 'ContentError',
      file: 'data/films.yaml',
      loc: { start: { line: 2, column: 3 } },
    });
    expect(errors[0]?.stack).toBe('');
    expect(errors[0]?.message).toBe('data/films.yaml:2:3  odd\ndata/posts.yaml:2:3  odd\n2 faults in 2 files.');
  });
});
