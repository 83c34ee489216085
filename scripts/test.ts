import { exec } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';

// `npm test`; with the argument `check`, what of it needs no build. A step counts as one test, or as those in the report
// `test-results/<step>.json` that its runner writes.
const jest = (project: string) =>
  `jest --selectProjects ${project} --ci --json --outputFile=test-results/${project}.json`;
const commands = {
  content: 'npm run check:content --silent',
  types: 'tsc && tsc -p tsconfig.browser.json',
  lint: 'npm run lint --silent',
  format: 'prettier --check --log-level warn --cache .',
  // The second run finds packages that a production install would lack.
  unused: 'knip --no-progress && knip --production --strict --include unlisted --no-progress',
  unit: jest('unit'),
  // Without CI Gatsby writes for a terminal, over what it has written.
  build: 'CI=true npm run build --silent',
  // What the build writes and is committed: changed, or never added to git.
  generated: `if git status --porcelain src/gatsby-types.d.ts | grep '^.[^ ]'; then echo 'The build writes this: git add it.'; exit 1; fi`,
  output: jest('output'),
  e2e: 'npm run test:e2e --silent',
};

/** How long all may take, in times of a build without a cache. */
const MOST_BUILDS = 2.5;

/** What is read of a report by jest or by Playwright. */
type Report = Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
  readonly stats?: Record<'expected' | 'unexpected' | 'skipped', number>;
};

const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds: Record<string, number> = {};

const since = (start: number): number => (Date.now() - start) / 1000;

/** Runs and counts a step, and says whether all of it passed. */
async function run(step: keyof typeof commands): Promise<boolean> {
  const start = Date.now();
  console.log(`.. ${step}`);
  const running = promisify(exec)(`(${commands[step]}) 2>&1`, { maxBuffer: 2 ** 27 });
  // The longest is printed as it comes; the others, which run beside each other, when they have ended.
  const isStreamed = step === 'e2e';
  if (isStreamed) running.child.stdout?.pipe(process.stdout);
  const { stdout, code }: { stdout: string; code?: number } = await running.catch((error) => error);
  const hasPassed = code === undefined;
  const file = `test-results/${step}.json`;
  const { stats, ...report } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Report;
  totals.passed += stats?.expected ?? report.numPassedTests ?? Number(hasPassed);
  totals.failed += hasPassed ? 0 : Math.max(1, stats?.unexpected ?? report.numFailedTests ?? 1);
  totals.skipped += stats?.skipped ?? report.numPendingTests ?? 0;
  const title = `${hasPassed ? '✓' : '✗'} ${step}`;
  seconds[title] = since(start);
  console.log(`\n== ${title}: ${since(start).toFixed(1)} s\n${isStreamed ? '' : stdout}`);
  return hasPassed;
}

async function runAll(): Promise<void> {
  if (!(await run('content'))) return console.log('The content has problems, so nothing else was run.');
  if (process.argv[2] === 'check') {
    await Promise.all([run('unit'), run('types').then(() => run('lint'))]);
    return;
  }
  let isBuilt: boolean | undefined;
  const build = run('build').then((hasPassed) => (isBuilt = hasPassed));
  // The types come first, because the build rewrites some.
  for (const step of ['types', 'lint', 'format', 'unused', 'unit'] as const) if (isBuilt !== false) await run(step);
  if (!(await build)) return console.log('The build failed, so nothing that reads it was run.');
  await run('generated');
  await Promise.all([run('output'), run('e2e')]);
}

async function main(): Promise<void> {
  const start = Date.now();
  const isCold = !existsSync('.cache');
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  await runAll();
  const all = since(start);
  for (const [step, took] of Object.entries({ ...seconds, '  in all': all }))
    console.log(`${step}: ${took.toFixed(1)} s`);
  const { '✓ build': build } = seconds;
  if (build) console.log(`  ${(all / build).toFixed(2)} times the build, ${isCold ? 'without' : 'with'} a cache`);
  if (build && isCold && process.env.FULL !== '1' && all > MOST_BUILDS * build)
    console.log(`\n!!! TOO SLOW: more than ${MOST_BUILDS} times the build, and nobody runs such tests often.`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

void main();
