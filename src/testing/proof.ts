import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readResults, type Results } from './results';

// `npm test`: the whole proof, fast feedback first. Every step runs even when an earlier one failed, so that one run tells
// everything; only what needs a build is left out when the build failed. What failed is told once more at the end, before the
// line that counts the real results.

/** How many steps run at a time: most of them keep one core busy. */
const lanes = 2;

interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step's runner writes its own count; without one the step itself counts as one test. */
  readonly results?: string;
  /** True if it reads what the build wrote. */
  readonly needsBuild?: boolean;
}

/** In order; what stands in one row runs side by side. The build writes the types again that types and lint are checked by. */
const stages: Step[][] = [
  [
    { name: 'content', command: 'npm run check:content --silent' },
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'lint', command: 'npm run lint --silent' },
  ],
  [
    { name: 'build', command: 'npm run build --silent' },
    { name: 'format', command: 'prettier --check --log-level warn .' },
    { name: 'unused', command: 'knip --no-progress' },
    { name: 'drift', command: 'npm run weave --silent -- --check && npm run schemas --silent -- --check' },
    {
      name: 'unit',
      command: 'npm run test:unit --silent -- --json --outputFile=test-results/unit.json',
      results: 'test-results/unit.json',
    },
    { name: 'typegen drift', command: 'git diff --exit-code --stat -- src/gatsby-types.d.ts', needsBuild: true },
    {
      name: 'output',
      command: 'npm run test:output --silent -- --json --outputFile=test-results/output.json',
      results: 'test-results/output.json',
      needsBuild: true,
    },
  ],
  [{ name: 'browser', command: 'npm run test:e2e --silent', results: 'test-results/e2e.json', needsBuild: true }],
];

/**
 * What a step has proven.
 * @param step the step that ran
 * @param succeeded whether its command ended with 0
 */
function resultsOf({ results }: Step, succeeded: boolean): Results {
  if (results && existsSync(results)) return readResults(readFileSync(results, 'utf8'), succeeded);
  return succeeded && !results ? { passed: 1, failures: [] } : { passed: 0, failures: ['see above'] };
}

const totals = { passed: 0, failed: 0 };
const summary: string[] = [];
const problems: string[] = [];
let buildEnds: (succeeded: boolean) => void = () => undefined;
const built = new Promise<boolean>((resolve) => (buildEnds = resolve));

/**
 * Runs a step and counts it.
 * @param alone whether nothing else runs beside it; otherwise what it prints is kept until it ends, so that lines of two
 * steps do not mix
 */
async function run(step: Step, alone: boolean): Promise<void> {
  if (step.needsBuild && !(await built)) {
    summary.push(`- ${step.name}: left out, there is no build`);
    return;
  }
  const start = Date.now();
  if (alone) console.log(`\n== ${step.name}`);
  const output: Buffer[] = [];
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(step.command, { shell: true, stdio: alone ? 'inherit' : 'pipe' });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
    child.on('close', resolve);
  });
  const { passed, failures } = resultsOf(step, code === 0);
  if (step.name === 'build') buildEnds(code === 0);
  totals.passed += passed;
  totals.failed += failures.length;
  problems.push(...failures.map((failure) => `✗ ${step.name}: ${failure}`));
  summary.push(`${failures.length ? '✗' : '✓'} ${step.name}: ${Math.round((Date.now() - start) / 1000)} s`);
  if (!alone) console.log(`\n== ${step.name}\n${Buffer.concat(output).toString().trim()}`);
}

async function prove(): Promise<void> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const start = Date.now();

  for (const stage of stages) {
    const alone = stage.length === 1;
    if (!alone) console.log(`\n.. ${stage.map(({ name }) => name).join(', ')}`);
    const waiting = [...stage];
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, alone);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  if (problems.length) console.log(`\n${problems.join('\n')}`);
  console.log(`\n${summary.join('\n')}\n\n${Math.round((Date.now() - start) / 1000)} s in all\n`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed ? 1 : 0;
}

void prove();
