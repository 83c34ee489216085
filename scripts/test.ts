import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { isFull } from '../e2e/support/full';

// `npm test`; with the argument `check`, what of it needs no build. A step counts as one test, or as those in the report
// `test-results/<step>.json` that its runner writes.
const jest = (step: string, projects = step) =>
  `jest --selectProjects ${projects} --ci --json --outputFile=test-results/${step}.json`;
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
  output: jest('output'),
  e2e: 'npm run test:e2e --silent',
  // With FULL=1 alone: Gatsby itself, what each page costs, and the site with other content.
  real: jest('real', 'builds develop'),
  measure: 'PLAYWRIGHT_JSON_OUTPUT_FILE=test-results/measure.json playwright test --project measure',
  sets: 'FULL=0 tsx e2e/content/testContent.ts',
};
type Step = keyof typeof commands;

/** The steps whose output is printed as it comes; that of the others, which run beside each other, when they have ended. */
const streamed: readonly Step[] = ['e2e', 'measure', 'sets'];

/** How long all may take, in times of a build without a cache. */
const MOST_BUILDS = 2.5;

/** What is read of a report by jest or by Playwright. */
type Report = Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
  readonly stats?: Record<'expected' | 'unexpected' | 'skipped', number>;
};

const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds: Record<string, number> = {};

/** Counts a step that took this long, with what it has printed. */
function count(step: string, hasPassed: boolean, took: number, printed: string): void {
  const file = `test-results/${step}.json`;
  const { stats, ...report } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Report;
  totals.passed += stats?.expected ?? report.numPassedTests ?? Number(hasPassed);
  totals.failed += hasPassed ? 0 : Math.max(1, stats?.unexpected ?? report.numFailedTests ?? 1);
  totals.skipped += stats?.skipped ?? report.numPendingTests ?? 0;
  seconds[`${hasPassed ? '✓' : '✗'} ${step}`] = took;
  console.log(`\n== ${hasPassed ? '✓' : '✗'} ${step}: ${took.toFixed(1)} s\n${printed}`);
}

const since = (start: number): number => (Date.now() - start) / 1000;

/** Runs a step, and says whether all of it passed. */
async function run(step: Step): Promise<boolean> {
  const start = Date.now();
  console.log(`.. ${step}`);
  const child = spawn(`(${commands[step]}) 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  if (streamed.includes(step)) child.stdout.pipe(process.stdout);
  const printed = streamed.includes(step) ? '' : await text(child.stdout);
  const [status] = (await ended) as [number | null];
  count(step, status === 0, since(start), printed);
  return status === 0;
}

/** Asks git about what the build generates and is committed. */
const git = (...args: string[]): string =>
  spawnSync('git', [...args, '--', 'src/gatsby-types.d.ts', '.vscode/schemas'], { encoding: 'utf8' }).stdout;

async function runAll(): Promise<void> {
  if (!(await run('content'))) return console.log('The content has problems, so nothing else was run.');
  if (process.argv[2] === 'check') {
    await Promise.all([run('unit'), run('types').then(() => run('lint'))]);
    return;
  }
  const before = git('diff');
  let isBuilt: boolean | undefined;
  const build = run('build').then((hasPassed) => (isBuilt = hasPassed));
  // The types come first, because the build rewrites some.
  for (const step of ['types', 'lint', 'format', 'unused', 'unit'] as const) if (isBuilt !== false) await run(step);
  if (!(await build)) return console.log('The build failed, so nothing that reads it was run.');
  const changed = git('diff') !== before && `The build has changed these: commit them.\n${git('diff', '--stat')}`;
  const unknown = git('ls-files', '--others', '--exclude-standard');
  const said = [changed, unknown && `These were never added to git:\n${unknown}`].filter(Boolean);
  count('generated', said.length === 0, 0, said.join('\n'));
  await Promise.all([run('output'), run('e2e')]);
  if (isFull) for (const step of ['real', 'measure', 'sets'] as const) await run(step);
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
  if (build && isCold && !isFull && all > MOST_BUILDS * build)
    console.log(
      `\n!!! TOO SLOW: more than ${MOST_BUILDS} times the build. Nobody runs such tests between two commits.`,
    );
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

void main();
