import { exec, type ExecException } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { isFull } from '../e2e/support/full';

// The steps of `npm test`. Those of a stage run two at a time, because most keep one core busy; each runs even when an earlier one
// failed. One whose runner writes the report `test-results/<name>.json` is counted by it.
const stages: ReadonlyArray<Readonly<Record<string, string>>> = [
  {
    content: 'npm run check:content --silent',
    types: 'tsc --noEmit && tsc -p tsconfig.browser.json',
    lint: 'npm run lint --silent',
    format: 'prettier --check --log-level warn .',
    unused: 'knip --no-progress',
  },
  {
    build: 'npm run build --silent',
    unit: 'npm run test:unit --silent -- --json --outputFile=test-results/unit.json',
  },
  // What follows reads the build.
  {
    generated: 'git diff --exit-code --stat -- src/gatsby-types.d.ts .vscode/schemas',
    output: 'npm run test:output --silent -- --json --outputFile=test-results/output.json',
  },
  { e2e: 'npm run test:e2e --silent' },
  ...(isFull
    ? [
        { develop: 'jest --selectProjects develop --ci --json --outputFile=test-results/develop.json' },
        { plugins: 'jest --selectProjects plugins --ci --json --outputFile=test-results/plugins.json' },
        { measure: 'playwright test --project measure' },
        { sets: 'tsx e2e/content/testContent.ts' },
      ]
    : []),
];

/** What is read of a report by jest or by Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const totals = { passed: 0, failed: 0 };
const summary: string[] = [];

/** Counts the tests of a step, which is one if it has no report. Flaky tests count as failed, as does a run that ended early. */
function count(succeeded: boolean, { stats, ...jest }: Report = { numPassedTests: Number(succeeded) }): number {
  totals.passed += stats?.expected ?? jest.numPassedTests ?? 0;
  const failed = stats
    ? stats.unexpected + stats.flaky
    : (jest.numFailedTests ?? 0) + (jest.numRuntimeErrorTestSuites ?? 0);
  totals.failed += failed || Number(!succeeded);
  return failed || Number(!succeeded);
}

async function run(name: string, command: string): Promise<void> {
  const start = Date.now();
  const ended = await promisify(exec)(command, { maxBuffer: Infinity }).catch((error: ExecException) => error);
  console.log(`\n== ${name}\n${ended.stdout}${ended.stderr}`);
  const file = `test-results/${name}.json`;
  const failed = count(
    !(ended instanceof Error),
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined,
  );
  summary.push(`${failed ? '✗' : '✓'} ${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}

async function main(): Promise<void> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  for (const stage of stages) {
    console.log(`\n.. ${Object.keys(stage).join(', ')}`);
    const steps = Object.entries(stage);
    const worker = async () => {
      for (let step = steps.shift(); step; step = steps.shift()) await run(...step);
    };
    await Promise.all([worker(), worker()]);
  }
  console.log(`${summary.join('\n')}\n\n${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed ? 1 : 0;
}

void main();
