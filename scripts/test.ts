import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  unused: 'knip --no-progress',
  unit: jest('unit'),
  // Without CI Gatsby writes for a terminal, over what it has written.
  build: 'CI=true npm run build --silent',
  output: jest('output'),
  e2e: 'npm run test:e2e --silent',
  // With FULL=1 alone: Gatsby itself, what each page costs, and the site with other content.
  real: jest('real', 'build develop plugins warmBuilds'),
  measure: 'PLAYWRIGHT_JSON_OUTPUT_FILE=test-results/measure.json playwright test --project measure',
  sets: 'FULL=0 tsx e2e/content/testContent.ts',
};
type Step = keyof typeof commands;

/** The steps whose output is printed as it comes; that of the others, which run beside each other, when they have ended. */
const streamed: readonly Step[] = ['e2e', 'measure', 'sets'];

/** How long all may take, in times of a build without a cache. */
const MOST_BUILDS = 2.5;

/** What is read of a report by jest or by Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
  readonly numPendingTests?: number;
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds: Record<string, number> = {};
const summary: string[] = [];

/** Counts a step that took this long. A flaky test has failed, as has a run that ended early. Says whether all of it passed. */
function count(step: string, hasEndedWell: boolean, took: number): boolean {
  const file = `test-results/${step}.json`;
  const { stats, ...report }: Report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: Number(hasEndedWell) };
  const failed = stats
    ? stats.unexpected + stats.flaky
    : (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
  totals.passed += stats?.expected ?? report.numPassedTests ?? 0;
  totals.failed += failed || Number(!hasEndedWell);
  totals.skipped += stats?.skipped ?? report.numPendingTests ?? 0;
  const isGood = hasEndedWell && failed === 0;
  seconds[step] = took / 1000;
  summary.push(`${isGood ? '✓' : '✗'} ${step}: ${(took / 1000).toFixed(1)} s`);
  return isGood;
}

/** Runs a step, and says whether all of it passed. */
async function run(step: Step): Promise<boolean> {
  const start = Date.now();
  console.log(`.. ${step}`);
  const child = spawn(commands[step], { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (streamed.includes(step)) process.stdout.write(text);
      else printed += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const isGood = count(step, status === 0, Date.now() - start);
  console.log(`\n== ${summary.at(-1)}\n${printed}`);
  return isGood;
}

/** What the build generates and is committed. */
function generatedFiles(): Map<string, string> {
  const schemas = readdirSync('.vscode/schemas').map((name) => `.vscode/schemas/${name}`);
  const files = ['src/gatsby-types.d.ts', ...schemas].filter((file) => existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Counts whether the build left what it generates as it was, and git knows all of it. */
function countGenerated(before: ReadonlyMap<string, string>): void {
  const after = generatedFiles();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((f) => before.get(f) !== after.get(f));
  const asked = ['ls-files', '--others', '--exclude-standard', '--', ...after.keys()];
  const unknown = spawnSync('git', asked, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  count('generated', changed.length + unknown.length === 0, 0);
  for (const file of changed) console.log(`The build has changed ${file}: commit it with what caused that.`);
  for (const file of unknown) console.log(`${file} was never added: git add ${file}`);
}

async function runAll(): Promise<void> {
  if (!(await run('content'))) return console.log('The content has problems, so nothing else was run.');
  if (process.argv[2] === 'check') {
    await Promise.all([run('unit'), run('types').then(() => run('lint'))]);
    return;
  }
  const before = generatedFiles();
  let isBuilt: boolean | undefined;
  const build = run('build').then((isGood) => (isBuilt = isGood));
  // The types come first, because the build rewrites some.
  for (const step of ['types', 'lint', 'format', 'unused', 'unit'] as const) if (isBuilt !== false) await run(step);
  if (!(await build)) return console.log('The build failed, so nothing that reads it was run.');
  countGenerated(before);
  await Promise.all([run('output'), run('e2e')]);
  if (isFull) for (const step of ['real', 'measure', 'sets'] as const) await run(step);
}

async function main(): Promise<void> {
  const start = Date.now();
  const isCold = !existsSync('.cache');
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  await runAll();
  const took = (Date.now() - start) / 1000;
  const builds = took / (seconds.build ?? took);
  console.log(`\n${summary.join('\n')}\n  in all: ${took.toFixed(1)} s`);
  if (seconds.e2e)
    console.log(`  ${builds.toFixed(2)} times the build, which ran ${isCold ? 'without' : 'with'} a cache`);
  if (seconds.e2e && isCold && !isFull && builds > MOST_BUILDS)
    console.log(
      `\n!!! TOO SLOW: more than ${MOST_BUILDS} times the build. Nobody runs such tests between two commits.`,
    );
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

void main();
