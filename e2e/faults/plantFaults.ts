/**
 * Plants the faults of `faults.yaml` in a copy of the project, and says which of them no test finds: `npx tsx e2e/faults/plantFaults.ts [fault …]`.
 * A fault is found if the test that it names fails. The copy is kept, because its cache makes the next run faster. First all these tests have
 * to pass without a fault. Unit tests run with one fault at a time. The other faults are in the site together, as many as cannot be taken
 * for each other, because each site has to be built.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copyProject } from '../../src/testing/siteCopy';

interface Fault {
  readonly fault: string;
  readonly file: string;
  /** The text that is replaced. It occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** The file of the test that finds the fault. */
  readonly test: string;
  /** The title of that test, with those of the groups around it. */
  readonly finds: string;
}

interface Report {
  readonly testResults?: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{ readonly fullName: string; readonly status: string }>;
  }>;
  readonly suites?: readonly Suite[];
}
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: ReadonlyArray<{ readonly title: string; readonly ok: boolean }>;
}

const all = parse(readFileSync('e2e/faults/faults.yaml', 'utf8')) as Fault[];
const chosen = process.argv.slice(2);
const faults = chosen.length > 0 ? all.filter(({ fault }) => chosen.includes(fault)) : all;
const copy = join(tmpdir(), 'pams-faults');
const output = join(copy, 'test-results.json');

const isUnit = ({ test }: Fault) => !/\.(?:output\.test|spec)\.ts$/.test(test);
const pageOf = ({ finds }: Fault) => finds.split(' ')[0];
const factOf = ({ finds }: Fault) => finds.replace(/^\S+ /, '');
/** True if the code is that of a single page or section. */
const isLocal = ({ file }: Fault) => /^src\/(?:pages|sections\/(?!shared))/.test(file);

/** True if two faults in the same site could make the same test fail, or are in the same file. */
const collide = (one: Fault, other: Fault) =>
  one.file === other.file ||
  (one.test === other.test && pageOf(one) === pageOf(other)) ||
  (one.test === other.test && factOf(one) === factOf(other) && !(isLocal(one) && isLocal(other)));

/** Runs a command in the copy. A failed build ends the script. */
function run(command: string): void {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output };
  const options = { cwd: copy, env, encoding: 'utf8', shell: true, maxBuffer: 2 ** 28 } as const;
  const { status, stdout } = spawnSync(command, options);
  if (status !== 0 && command === 'npm run build') throw new Error(`${command}:\n${stdout.slice(-4000)}`);
}

const titlesIn = (
  { title, suites = [], specs }: Suite,
  isFile = false,
  before = '',
): Array<readonly [string, boolean]> => {
  const path = isFile ? before : `${before}${title} `;
  return [
    ...specs.map((spec) => [path + spec.title, spec.ok] as const),
    ...suites.flatMap((suite) => titlesIn(suite, false, path)),
  ];
};

/** Runs the tests that find these faults, and returns whether each passed, by file and title. */
function results(tested: readonly Fault[]): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  for (const test of new Set(tested.map((fault) => fault.test))) {
    const isBrowser = test.endsWith('.spec.ts');
    rmSync(output, { force: true });
    if (isBrowser) run(`npx playwright test ${test} --project chromium --reporter json`);
    else run(`npx jest --ci --json --outputFile ${output} --runTestsByPath ${test}`);
    const { testResults = [], suites = [] } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    for (const { fullName, status } of testResults.flatMap(({ assertionResults }) => assertionResults))
      found.set(`${test} ${fullName}`, status === 'passed');
    for (const [title, isOk] of suites.flatMap((suite) => titlesIn(suite, true))) found.set(`${test} ${title}`, isOk);
  }
  return found;
}

/** Plants faults in the copy, and returns a function that removes them. */
function plant(planted: readonly Fault[]): () => void {
  const originals = planted.map(({ fault, file, from, to }) => {
    const original = readFileSync(join(copy, file), 'utf8');
    const parts = original.split(from);
    if (parts.length !== 2) throw new Error(`"${fault}": ${file} has ${parts.length - 1} times "${from}"`);
    writeFileSync(join(copy, file), parts.join(to));
    return [file, original] as const;
  });
  return () => originals.forEach(([file, original]) => writeFileSync(join(copy, file), original));
}

const missed: string[] = [];
function test(planted: readonly Fault[]): void {
  const remove = plant(planted);
  if (!planted.every(isUnit)) run('npm run build');
  const passed = results(planted);
  for (const { fault, test: file, finds } of planted) {
    const isMissed = passed.get(`${file} ${finds}`) !== false;
    console.log(`${isMissed ? 'NOT FOUND' : 'found'}: ${fault}`);
    if (isMissed) missed.push(fault);
  }
  remove();
}

copyProject(copy);
// The pictures of the last build need not be made again.
if (!existsSync(join(copy, 'public')) && existsSync('public'))
  cpSync('public', join(copy, 'public'), { recursive: true });
faults.forEach((fault) => plant([fault])());
if (!faults.every(isUnit)) run('npm run build');
const clean = results(faults);
const invalid = faults.filter(({ test: file, finds }) => clean.get(`${file} ${finds}`) !== true);
if (invalid.length > 0)
  throw new Error(`These tests do not pass without a fault:\n${invalid.map(({ finds }) => finds).join('\n')}`);

const sites: Fault[][] = [];
for (const fault of faults.filter((one) => !isUnit(one))) {
  const site = sites.find((planted) => !planted.some((other) => collide(fault, other)));
  if (site) site.push(fault);
  else sites.push([fault]);
}
for (const fault of faults.filter(isUnit)) test([fault]);
for (const site of sites) test(site);
console.log(`${faults.length - missed.length} of ${faults.length} faults found.`);
if (missed.length > 0) process.exitCode = 1;
