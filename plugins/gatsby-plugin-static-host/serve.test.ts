/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Each command starts a Node of its own.
jest.setTimeout(30_000);

let root: string;
const running = new Set<ChildProcess>();

/** The end of a build, as a script: it writes a page, then the headers. */
const build = `const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('public', { recursive: true });
writeFileSync('public/index.html', 'new');
writeFileSync('public/_headers', '/*\\n  X-Made: new\\n');`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'));
  await writeFile(join(root, 'package.json'), '{"scripts":{"build":"node build.js"}}');
  await writeFile(join(root, 'build.js'), build);
});

afterEach(async () => {
  running.forEach((child) => child.kill('SIGKILL'));
  await rm(root, { recursive: true });
});

const finished = new Date('2026-03-04T05:06:07Z');

async function layBuild(pageAt = finished): Promise<void> {
  await mkdir(join(root, 'public'));
  for (const [file, time] of Object.entries({ 'public/index.html': pageAt, 'public/_headers': finished })) {
    await writeFile(join(root, file), 'old');
    await utimes(join(root, file), time, time);
  }
}

/** Starts the command in the folder of the test; resolves once it serves or has ended. */
async function start(flags: readonly string[] = [], env: Record<string, string> = {}) {
  // tsx as a loader, not as a command: the command would start a second process, and leave it behind when it is killed.
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--import', loader, resolve('plugins/gatsby-plugin-static-host/serve.ts'), ...flags],
    {
      cwd: root,
      env: { ...process.env, HOST: undefined, PORT: '0', ...env },
    },
  );
  running.add(child);
  const exit = once(child, 'exit').finally(() => running.delete(child));
  let said = '';
  const port = new Promise<number>((listening) => {
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      const open = /http:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (open) listening(Number(open));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([port, exit]);
  const page = async () => (await fetch(`http://localhost:${await port}`)).text();
  return { child, exit, port, page, said: () => said };
}

it('serves the finished build and says when it was made', async () => {
  await layBuild();
  const { said, page } = await start();
  expect(said()).toContain(`built ${finished.toLocaleString()}`);
  expect(await page()).toBe('old');
});

it('is reached by this machine alone unless it is told', async () => {
  await layBuild();
  const other = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const address = other.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  const reached = async (env: Record<string, string>) => {
    const { port } = await start([], env);
    return fetch(`http://${address ?? '127.0.0.2'}:${await port}`).then(
      () => true,
      () => false,
    );
  };
  expect(await reached({})).toBe(false);
  expect(await reached({ HOST: '0.0.0.0' })).toBe(true);
});

it.each([
  ['there is no build', () => Promise.resolve(), []],
  ['something has written a page after the build', () => layBuild(new Date(finished.getTime() + 1000)), []],
  ['it is told to', layBuild, ['--build']],
])('builds first when %s', async (_, before, flags) => {
  await before();
  const { said, page } = await start(flags);
  expect(said()).toContain('Building the site first.');
  expect(await page()).toBe('new');
});

it('does not serve what could not be built', async () => {
  await writeFile(join(root, 'build.js'), 'process.exit(3)');
  const { exit, said } = await start();
  expect((await exit)[0]).toBe(1);
  expect(said()).not.toContain('localhost');
  await expect(readFile(join(root, 'public/index.html'))).rejects.toThrow('ENOENT');
});

it('refuses a port that is none', async () => {
  const { exit, said } = await start([], { PORT: 'http' });
  expect((await exit)[0]).toBe(1);
  expect(said()).toContain('PORT has to be a number from 0 to 65535, not "http"');
});

it('says how to go on when the port is taken', async () => {
  await layBuild();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exit, said } = await start([], { PORT: String(port) });
  other.close();
  expect((await exit)[0]).toBe(1);
  expect(said()).toContain(`Port ${port} is taken.`);
  expect(said()).toContain(`PORT=${port + 1} npm start`);
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s in the middle of a request', async (signal) => {
  await layBuild();
  const { child, exit, page, port } = await start();
  const visitor = connect(await port).on('error', () => undefined);
  visitor.write('GET / HTTP/1.1\r\n');
  // An answer to a later request: the server has received the half one.
  await page();
  child.kill(signal);
  expect(await exit).toEqual([0, null]);
  visitor.destroy();
});
