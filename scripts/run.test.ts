/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '../src/testing/listen';

const projects = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(projects, { recursive: true }));

/** A folder with the files of a project whose Gatsby prints where its home is. */
function makeProject(files: readonly string[] = [], { name = 'site', node = '>=20' } = {}): string {
  const folder = join(mkdtempSync(join(projects, 'one-')), name);
  const all = {
    'package.json': JSON.stringify({ engines: { node } }),
    'node_modules/gatsby/package.json': '{ "bin": { "gatsby": "cli.js" } }',
    'node_modules/gatsby/cli.js': `
      console.log('home', require('os').homedir(), 'arguments', ...process.argv.slice(2));
      if (process.env.KILLED) process.kill(process.pid, 'SIGKILL');
    `,
    ...Object.fromEntries(files.map((file) => [file, ''])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'));
  return folder;
}

function run(folder: string, command: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...command.split(' ')], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

it.each(['site', 'My Projects', 'ɛkɔ'])('runs a program with its arguments in a folder "%s"', (name) => {
  const ran = run(makeProject([], { name }), 'gatsby build --prefix-paths');
  expect(ran).toEqual({ status: 0, said: expect.stringMatching(/arguments build --prefix-paths$/) });
});

it('reports a Node that is too old', () => {
  const said = `This is Node ${process.versions.node}, but the site needs Node 100.1.0 or newer: https://nodejs.org`;
  expect(run(makeProject([], { node: '>=100.1.0' }), 'gatsby build')).toEqual({ status: 1, said });
});

it.each(['site (1)', 'p[1]', 'p{1}', 'p #2', 'p 100%', 'now!', "Ama's"])(
  'Gatsby cannot work in a folder "%s"',
  (name) => {
    const said = /^Gatsby cannot work in a folder with ".".*; rename or move that folder: [^\n]*$/;
    expect(run(makeProject([], { name }), 'gatsby build')).toEqual({ status: 1, said: expect.stringMatching(said) });
  },
);

it('creates a home directory for Gatsby if there is none', () => {
  const folder = makeProject(['no-folder']);
  const HOME = join(folder, 'no-folder');
  expect(run(folder, 'gatsby build', { HOME, USERPROFILE: HOME }).said).toMatch(/^home .*home-\w+ /);
});

it('gatsby serve reports a missing build', () => {
  const said = 'There is no build: run "npm run build" first.';
  expect(run(makeProject(), 'gatsby serve')).toEqual({ status: 1, said });
});

it('gatsby serve reports a port that is in use, if there is no terminal', async () => {
  const server = createServer();
  const port = await listen(server);
  const ran = run(makeProject(['public/index.html']), `gatsby serve --port ${port} --host 127.0.0.1`);
  server.close();
  await once(server, 'close');
  const said = `Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}`;
  expect(ran).toEqual({ status: 1, said });
});

describe('the next build', () => {
  const built = ['.cache/redux', 'public/index.html', 'public/page-data/app-data.json'];

  it('keeps the files of a build that was finished', () => {
    const folder = makeProject(built);
    run(folder, 'gatsby build');
    expect(run(folder, 'gatsby build').status).toBe(0);
    for (const path of built) expect(existsSync(join(folder, path))).toBe(true);
  });

  it('deletes all files of a build that was killed, once', () => {
    const folder = makeProject(built);
    expect(run(folder, 'gatsby build', { KILLED: '1' }).status).not.toBe(0);
    expect(existsSync(join(folder, '.cache/redux'))).toBe(true);
    expect(run(folder, 'gatsby build').said).toMatch(/^The last build was not finished/);
    expect(existsSync(join(folder, '.cache'))).toBe(false);
    expect(existsSync(join(folder, 'public/index.html'))).toBe(false);
    expect(run(folder, 'gatsby build').said).not.toContain('not finished');
  });

  it('deletes the cache if public/ has been emptied', () => {
    const folder = makeProject(['.cache/redux', 'public/.keep']);
    expect(run(folder, 'gatsby build').said).toMatch(/^The last build was not finished/);
    expect(existsSync(join(folder, '.cache'))).toBe(false);
  });
});
