/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite, startGatsby } from './testing/siteCopy';

// A machine that is busy with a build starts processes slowly.
jest.setTimeout(120_000);

let root: string;
beforeAll(() => (root = copySite()));
afterAll(() => rmSync(root, { recursive: true }));

/** Changes a file until the test is over. */
const change = (file: string, edit: (text: string) => string): void => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  undo.push(() => writeFileSync(path, text));
  writeFileSync(path, edit(text));
};
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((back) => back()));

/** Misspells a field that a file has whatever its editors write: what the check says of it. */
const misspell = (file: string, field: string, type: string): string => {
  let line = 0;
  change(file, (text) => {
    line = text.split('\n').findIndex((one) => one.startsWith(`${field}:`)) + 1;
    return text.replace(new RegExp(`^${field}:`, 'm'), `${field}s:`);
  });
  return `${file}:${line}:1  unknown field "${field}s" on ${type}; did you mean "${field}"?`;
};

/** Runs a command of `package.json` in the copy of the site. */
const run = (program: string) => {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `${program}.ts`], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

it('npm run check:content ends well if there is nothing wrong, and fails on a problem', () => {
  expect(run('scripts/checkContent')).toEqual({ status: 0, output: 'No problems.\n' });
  const said = misspell('data/company.yaml', 'tagline', 'Company');
  expect(run('scripts/checkContent')).toEqual({ status: 1, output: `${said}\n1 problem.\n` });
});

it('npm run preflight lists what is left, and ends with 1 while there is something', () => {
  change('data/company.yaml', (text) => `${text.replace(/^sample:.*\n/m, '')}sample: true\n`);
  const { status, output } = run('scripts/preflight/preflight');
  expect(status).toBe(1);
  expect(output).toMatch(/^Sample copy \(\d+\)\n {2}data\/.*:\d+:\d+ {2}/);
});

it('gatsby build ends with every problem, once and plainly, before a file is written', async () => {
  const said = [
    misspell('data/company.yaml', 'tagline', 'Company'),
    misspell('data/interface.yaml', 'openMenu', 'Interface'),
  ];
  const gatsby = startGatsby(root, 'build');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => gatsby.on('close', resolve));
  const [, report = ''] = printed.split(/^error /m);
  const lines = report.split('\n').filter((each) => each !== '' && !each.startsWith('not finished'));
  expect(lines).toEqual([...said, '2 problems.']);
  const written = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true });
  expect({ status, written: written.filter((each) => each.isFile()) }).toEqual({ status: 1, written: [] });
});
