import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

// `npm test`: the whole proof, fast feedback first. Every step runs even when an earlier one failed, so that one run tells
// everything; only what needs a build is left out when the build failed. The last line counts the real results.

interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step's runner writes its own count; without one the step itself counts as one test. */
  readonly results?: string;
  /** True if it reads what the build wrote. */
  readonly needsBuild?: boolean;
}

const steps: Step[] = [
  { name: 'format', command: 'npm run check:format --silent' },
  { name: 'lint', command: 'npm run check:lint --silent' },
  { name: 'unused', command: 'npm run check:unused --silent' },
  { name: 'types', command: 'npm run check:types --silent' },
  { name: 'content', command: 'npm run check:content --silent' },
  { name: 'drift', command: 'npm run check:drift --silent' },
  {
    name: 'unit',
    command: 'npm run test:unit --silent -- --json --outputFile=test-results/unit.json',
    results: 'test-results/unit.json',
  },
  { name: 'build', command: 'npm run build --silent' },
  { name: 'typegen drift', command: 'npm run check:typegen --silent', needsBuild: true },
  {
    name: 'output',
    command: 'npm run test:output --silent -- --json --outputFile=test-results/output.json',
    results: 'test-results/output.json',
    needsBuild: true,
  },
  { name: 'browser', command: 'npm run test:e2e --silent', results: 'test-results/e2e.json', needsBuild: true },
];

/** What jest and Playwright write about a run. */
interface Results {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * The number of passed and failed tests of a step.
 * @param step the step that ran
 * @param succeeded whether its command ended with 0
 */
function count({ results }: Step, succeeded: boolean): [passed: number, failed: number] {
  if (!results || !existsSync(results)) return succeeded && !results ? [1, 0] : [0, 1];
  const { stats, ...jest } = JSON.parse(readFileSync(results, 'utf8')) as Results;
  const passed = stats ? stats.expected : (jest.numPassedTests ?? 0);
  const failed = stats
    ? stats.unexpected + stats.flaky
    : (jest.numFailedTests ?? 0) + (jest.numRuntimeErrorTestSuites ?? 0);
  // A runner that failed without a failed test, or ran none, has not proven anything.
  return [passed, failed || (succeeded && passed > 0 ? 0 : 1)];
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const totals = { passed: 0, failed: 0 };
const summary: string[] = [];
let built = true;

for (const step of steps) {
  if (step.needsBuild && !built) {
    summary.push(`- ${step.name}: left out, there is no build`);
    continue;
  }
  console.log(`\n== ${step.name}`);
  const start = Date.now();
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' });
  const [passed, failed] = count(step, status === 0);
  if (step.name === 'build') built = status === 0;
  totals.passed += passed;
  totals.failed += failed;
  summary.push(`${failed ? '✗' : '✓'} ${step.name}: ${Math.round((Date.now() - start) / 1000)} s`);
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
