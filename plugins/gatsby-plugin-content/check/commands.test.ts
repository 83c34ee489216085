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
const change = (file: string, from: string | RegExp, to: string): void => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  undo.push(() => writeFileSync(path, text));
  writeFileSync(path, text.replace(from, to));
};
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((back) => back()));

/** Runs a command of `package.json` in the copy of the site. */
const run = (program: string, env: NodeJS.ProcessEnv = {}) => {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, `${program}.ts`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
  });
  return { status, output: stdout + stderr };
};

const misspell = () => change('data/films.yaml', /^ {2}title:/m, '  titel:');
const said = 'unknown field "titel" on Film; did you mean "title"?';

describe('npm run check:content', () => {
  it('ends well if there is nothing wrong, and with a warning', () => {
    expect(run('scripts/checkContent').status).toBe(0);
    change('data/films.yaml', /^ {2}title: /m, '  title: 🎬 ');
    expect(run('scripts/checkContent')).toEqual({
      status: 0,
      output: expect.stringMatching(/data\/films\.yaml:4:10 {2}warning: [^]* warnings? in \d+ files?\.\n$/) as string,
    });
  });

  it('fails on a problem, in plain lines and as annotations', () => {
    misspell();
    expect(run('scripts/checkContent')).toEqual({
      status: 1,
      output: `data/films.yaml:4:3  ${said}\n1 problem in 1 file.\n`,
    });
    expect(run('scripts/checkContent', { GITHUB_ACTIONS: 'true' }).output).toContain(
      `::error file=data/films.yaml,line=4,col=3::${said}`,
    );
  });
});

it('npm run preflight lists what is left, and ends with 1 while there is something', () => {
  const { status, output } = run('scripts/preflight/preflight');
  expect(status).toBe(1);
  expect(output).toMatch(/^Sample copy \(\d+\)\n {2}data\/.*:\d+:\d+ {2}/);
});

it('gatsby build ends with every problem, once and plainly, before a file is written', async () => {
  misspell();
  change('data/posts.yaml', /readTime: .*/, 'readTime: six');
  const gatsby = startGatsby(root, 'build');
  let printed = '';
  for (const stream of [gatsby.stdout, gatsby.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => gatsby.on('close', resolve));
  const [, report = ''] = printed.split(/^error /m);
  const lines = report.split('\n').filter((each) => each !== '' && !each.startsWith('not finished'));
  expect(lines).toEqual([
    `data/films.yaml:4:3  ${said}`,
    'data/posts.yaml:7:13  "readTime" holds "six"; expected a whole number',
    '2 problems in 2 files.',
  ]);
  const written = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true });
  expect({ status, written: written.filter((each) => each.isFile()) }).toEqual({ status: 1, written: [] });
});
