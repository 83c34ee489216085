/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './problem';
import { files, smallSite } from './testing/fixture';

const project = process.cwd();
const root = smallSite();

const misspelt = 'data/films.yaml:2:3  unknown field "titel" in film; did you mean "title"?';
const misspell = () =>
  writeFileSync(join(root(), 'data/films.yaml'), String(files['data/films.yaml']).replace('title:', 'titel:'));

/** Runs a script of the project over the small site. */
const run = (script: string) => {
  const args = ['node_modules/tsx/dist/cli.mjs', `scripts/${script}.ts`].map((file) => join(project, file));
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root(), encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

it('npm run check:content fails only if there is a problem', () => {
  expect(run('checkContent')).toEqual({ status: 0, output: `${report([])}\n` });
  misspell();
  expect(run('checkContent')).toEqual({ status: 1, output: `${misspelt}\n1 problem.\n` });
});

it('npm ci writes the JSON Schemas that editors read', () => {
  expect(run('writeSchemas')).toEqual({ status: 0, output: '' });
  expect(readdirSync(join(root(), '.vscode/schemas'))).toContain('Film.json');
});

it('npm run preflight lists open tasks, and fails until there are none', () => {
  const day = 'Dates in the past (1)\n  data/films.yaml:4:11  "closes" was 2025-10-14; write the next date\n';
  expect(run('preflight')).toEqual({ status: 1, output: expect.stringContaining(day) });
  writeFileSync(join(root(), 'data/films.yaml'), String(files['data/films.yaml']).replace(/ *closes: .*\n/, ''));
  expect(run('preflight')).toEqual({ status: 0, output: 'Nothing is left.\n' });
});

const unreadable = 'data/schema.graphql:9:15  the content cannot be read: Syntax Error: Unexpected "!".';

it.each([
  ['checkContent', unreadable, 1],
  ['preflight', 'run "npm run check:content" first', 1],
  ['writeSchemas', unreadable, 0],
])('scripts/%s.ts reports an error of the schema without a stack trace', (script, says, code) => {
  const schema = String(files['data/schema.graphql']);
  writeFileSync(join(root(), 'data/schema.graphql'), schema.replace('type Film', 'type Film !'));
  const { status, output } = run(script);
  expect([status, output]).toEqual([code, expect.stringContaining(says)]);
  expect(output).not.toContain('    at ');
});

it('a build reports every problem before Gatsby reads the content', async () => {
  misspell();
  jest.spyOn(process, 'cwd').mockReturnValue(root());
  const { onPreBootstrap } = await import('../gatsby-node');
  const panicOnBuild = jest.fn();
  await onPreBootstrap?.({ reporter: { panicOnBuild } } as never, { plugins: [] }, () => undefined);
  expect(panicOnBuild.mock.calls).toEqual([[`${misspelt}\n1 problem.`]]);
});
