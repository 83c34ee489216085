import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

// Runs all steps (`npm test`), or only content, unit, types and lint (`npm test check`). Each step is a command of package.json. If the
// command writes a report, `test-results/<step>.json`, the tests in it are counted; otherwise the step counts as one test.
const report = (step: string) => ['--', '--json', `--outputFile=test-results/${step}.json`];
const commands = {
  content: ['check:content'],
  types: ['types'],
  lint: ['lint'],
  format: ['format'],
  unit: ['test:unit', ...report('unit')],
  build: ['build'],
  output: ['test:output', ...report('output')],
  e2e: ['test:e2e'],
} satisfies Record<string, readonly string[]>;

/** The fields that are read from the report of jest or Playwright. */
type Report = Partial<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>> & {
  readonly stats?: Record<'expected' | 'unexpected' | 'skipped', number>;
};

const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds: Record<string, number> = {};

const since = (start: number): number => (Date.now() - start) / 1000;

/** Runs a command of package.json without a shell, and returns its output. With `CI`, Gatsby does not redraw lines that it has printed. */
async function runCommand(command: readonly string[], isStreamed: boolean) {
  const { npm_execpath: npm = '' } = process.env;
  const child = spawn(process.execPath, [npm, 'run', '--silent', ...command], {
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (isStreamed) process.stdout.write(text);
    });
  const [code] = await once(child, 'close');
  return { said, hasPassed: code === 0 };
}

/** Runs a step, and adds its tests to the totals. Returns true if all tests have passed. */
async function run(step: keyof typeof commands): Promise<boolean> {
  const start = Date.now();
  console.log(`.. ${step}`);
  // The output of the longest step is printed while it runs. Other steps run at the same time, so their output is printed when they end.
  const isStreamed = step === 'e2e';
  const { said, hasPassed } = await runCommand(commands[step], isStreamed);
  const file = `test-results/${step}.json`;
  const { stats, ...jest } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Report;
  totals.passed += stats?.expected ?? jest.numPassedTests ?? Number(hasPassed);
  totals.failed += hasPassed ? 0 : Math.max(1, stats?.unexpected ?? jest.numFailedTests ?? 1);
  totals.skipped += stats?.skipped ?? jest.numPendingTests ?? 0;
  const title = `${hasPassed ? '✓' : '✗'} ${step}`;
  seconds[title] = since(start);
  console.log(`\n== ${title}: ${since(start).toFixed(1)} s\n${isStreamed ? '' : said}`);
  return hasPassed;
}

/** Adds a test to the totals. It fails if the build has changed `src/gatsby-types.d.ts`, and the change is not added to git. */
function checkGenerated(): void {
  // Without git, or outside of a checkout, nothing is printed, so the test passes.
  const { stdout } = spawnSync('git', ['diff', '--name-only', 'src/gatsby-types.d.ts'], { encoding: 'utf8' });
  const hasPassed = !stdout;
  totals[hasPassed ? 'passed' : 'failed'] += 1;
  console.log(`\n== ${hasPassed ? '✓' : '✗'} generated`);
  if (!hasPassed) console.log(`The build has changed this file. Add it with git, and commit it: ${stdout}`);
}

async function runAll(): Promise<void> {
  if (!(await run('content'))) return console.log('The content has problems, so nothing else was run.');
  if (process.argv[2] === 'check') {
    await Promise.all([run('unit'), run('types').then(() => run('lint'))]);
    return;
  }
  let isBuilt: boolean | undefined;
  const build = run('build').then((hasPassed) => (isBuilt = hasPassed));
  // The types are checked first, because the build rewrites some of them.
  for (const step of ['types', 'lint', 'format', 'unit'] as const) if (isBuilt !== false) await run(step);
  if (!(await build)) return console.log('The build failed, so nothing that reads it was run.');
  checkGenerated();
  await Promise.all([run('output'), run('e2e')]);
}

async function main(): Promise<void> {
  const start = Date.now();
  const cache = existsSync('.cache') ? 'with' : 'without';
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  await runAll();
  const all = since(start);
  for (const [step, took] of Object.entries({ ...seconds, '  in all': all }))
    console.log(`${step}: ${took.toFixed(1)} s`);
  const { '✓ build': build } = seconds;
  if (build)
    console.log(`  ${(all / build).toFixed(2)} times the build, ${cache} a cache; expected at most 2.5 without`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

void main();
