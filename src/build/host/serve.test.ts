/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reasonToBuild, stampBuild } from './freshness';

// Each command starts a Node of its own.
jest.setTimeout(30_000);

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'));
  await mkdir(join(root, 'data'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'data/films.yaml'), '- title: Makola\n');
});

afterEach(() => rm(root, { recursive: true }));

const build = async (begun = Date.now() + 1000): Promise<void> => {
  await mkdir(join(root, 'public'), { recursive: true });
  await writeFile(join(root, 'public/index.html'), 'home');
  await stampBuild(root, begun);
};

describe('the reason to build', () => {
  it('is none right after a build', async () => {
    await build();
    expect(await reasonToBuild(root)).toBeUndefined();
  });

  it('is that there is no build, or only half of one', async () => {
    expect(await reasonToBuild(root)).toBe('there is no finished build yet');
    await mkdir(join(root, 'public'));
    await writeFile(join(root, 'public/index.html'), 'home');
    expect(await reasonToBuild(root)).toBe('there is no finished build yet');
  });

  it.each([
    ['edited', () => writeFile(join(root, 'data/films.yaml'), '- title: Rift\n')],
    ['added', () => writeFile(join(root, 'src/new.ts'), '')],
    ['deleted', () => rm(join(root, 'data/films.yaml'))],
  ])('is that a source was %s', async (_, change) => {
    await build();
    await change();
    expect(await reasonToBuild(root)).toBe('the sources have changed since the last build');
  });

  it('is not that a source has a new time, or a test a new line', async () => {
    await build();
    await utimes(join(root, 'data/films.yaml'), new Date(), new Date(Date.now() + 5000));
    await writeFile(join(root, 'src/new.test.ts'), 'changed');
    expect(await reasonToBuild(root)).toBeUndefined();
  });

  it('is that a source was edited while the build ran', async () => {
    await writeFile(join(root, 'data/older.yaml'), '');
    await utimes(join(root, 'data/older.yaml'), new Date(), new Date(Date.now() - 3_600_000));
    await build(Date.now() - 60_000);
    expect(await reasonToBuild(root)).toBe('the sources have changed since the last build');
  });

  it('is that something else has written into public/', async () => {
    await build();
    await writeFile(join(root, 'public/page-data.json'), '{}');
    expect(await reasonToBuild(root)).toBe('something else has written into public/');
  });

  afterEach(() => {
    delete process.env.SITE_URL;
  });

  it('is that the site has another address now', async () => {
    await build();
    process.env.SITE_URL = 'https://other.example';
    expect(await reasonToBuild(root)).toBe('the sources have changed since the last build');
    await build();
    expect(await reasonToBuild(root)).toBeUndefined();
    process.env.SITE_URL = 'https://another.example';
    expect(await reasonToBuild(root)).toBe('the sources have changed since the last build');
  });
});

describe('the command', () => {
  const running = new Set<ChildProcess>();
  afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

  /** Starts the server in the folder of the test; resolves with what it says first. */
  const start = async (env: Record<string, string>, flags = ['--no-build']) => {
    // tsx as a loader, not as a command: the command would start a second process, and leave it behind when it is killed.
    const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
    const child = spawn(process.execPath, ['--import', loader, resolve('src/build/host/serve.ts'), ...flags], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    running.add(child);
    const exit = once(child, 'exit').finally(() => running.delete(child));
    const said = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    return { child, exit, said: String(said[0]) };
  };

  it('says how to build when there is nothing to serve', async () => {
    const { exit, said } = await start({ PORT: '0' });
    expect(said).toContain('npm run build');
    expect((await exit)[0]).toBe(1);
  });

  it('refuses a port that is none', async () => {
    const { exit, said } = await start({ PORT: 'http' });
    expect(said).toContain('PORT has to be a number from 0 to 65535, not "http"');
    expect((await exit)[0]).toBe(1);
  });

  it('says how to go on when the port is taken', async () => {
    await build();
    const other = createServer().listen(0);
    await once(other, 'listening');
    other.unref();
    const { port } = other.address() as AddressInfo;
    const { exit, said } = await start({ PORT: String(port) });
    expect(said).toContain(`Port ${port} is taken.`);
    expect(said).toContain(`PORT=${port + 1} npm start`);
    expect((await exit)[0]).toBe(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves, and ends cleanly on %s in the middle of a request',
    async (signal) => {
      await build();
      const { child, exit, said } = await start({ PORT: '0' });
      const port = Number(/http:\/\/localhost:(\d+)/.exec(said)?.[1]);
      expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('home');
      const visitor = connect(port)
        .on('error', () => undefined)
        .unref();
      visitor.write('GET / HTTP/1.1\r\n');
      // An answer to a later question: the server has seen the half one.
      await fetch(`http://localhost:${port}`);
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
      visitor.destroy();
    },
  );

  it('builds first when it has to, and does not serve what could not be built', async () => {
    await mkdir(join(root, 'node_modules/gatsby'), { recursive: true });
    await writeFile(join(root, 'package.json'), '{}');
    await writeFile(join(root, 'node_modules/gatsby/package.json'), '{"name":"gatsby","version":"0.0.0"}');
    await writeFile(join(root, 'node_modules/gatsby/cli.js'), 'process.exit(3)');
    const { child, exit, said } = await start({ PORT: '0' }, []);
    let after = '';
    child.stderr.on('data', (chunk: Buffer) => (after += String(chunk)));
    expect(said).toContain('Building the site first: there is no finished build yet.');
    expect((await exit)[0]).toBe(1);
    expect(after).toContain('could not be built');
  });
});
