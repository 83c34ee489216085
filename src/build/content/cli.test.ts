/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { make, swap } from './testing/mistake';
import { makeSite } from './testing/site';

// A machine that is busy with a build starts processes slowly.
jest.setTimeout(60_000);

const program = join(process.cwd(), 'src/build/content/cli.ts');

describe('npm run check:content', () => {
  let root: string;
  beforeAll(async () => {
    root = await makeSite();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const run = (
    args: readonly string[] = [],
    env: NodeJS.ProcessEnv = {},
  ): { status: number | null; output: string } => {
    const options = { cwd: root, encoding: 'utf8', env: { ...process.env, GITHUB_ACTIONS: '', ...env } } as const;
    const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, program, ...args], options);
    return { status, output: stdout + stderr };
  };

  it('ends well if there is nothing wrong', () => {
    expect(run()).toEqual({ status: 0, output: 'The content has no faults.\n' });
  });

  it('fails on a fault, in plain lines, as JSON and as annotations', async () => {
    const edit = swap('  title: Makola', '  titel: Makola');
    const { undo } = await make(root, [{ name: 'a slip', file: 'data/films.yaml', edit, says: '' }]);
    const line = 'unknown field "titel" on Film; did you mean "title"?';
    expect(run()).toEqual({ status: 1, output: `data/films.yaml:2:3  ${line}\n1 fault in 1 file.\n` });
    const { status, output } = run(['--format', 'json']);
    expect([status, JSON.parse(output)]).toEqual([1, [expect.objectContaining({ line: 2, column: 3 })]]);
    expect(run([], { GITHUB_ACTIONS: 'true' }).output).toContain(`::error file=data/films.yaml,line=2,col=3::${line}`);
    undo();
  });

  it('does not fail on a warning', async () => {
    const edit = swap('  title: Makola', '  title: Makola 🎬');
    const { undo } = await make(root, [{ name: 'an emoji', file: 'data/films.yaml', edit, says: '' }]);
    const { status, output } = run();
    undo();
    expect(status).toBe(0);
    expect(output).toContain('1 warning in 1 file.');
  });

  it('refuses a format it does not know', () => {
    expect(run(['--format', 'xml']).status).toBe(2);
  });
});
