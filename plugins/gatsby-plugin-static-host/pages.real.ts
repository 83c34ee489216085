/**
 * `npx jest --selectProjects pages`: the files a build would leave, in Cloudflare's own local runtime for Pages. Apart from `npm test`,
 * because npx fetches that runtime when it is not there yet.
 * @jest-environment node
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { parseHeaders } from './headers';
import { makeHostedSite, pages, testHost } from './testing/hosted';

/** Cloudflare's program for Pages: the last version that Node 20 runs. */
const wrangler = 'wrangler@4.86.0';

const subPages = pages.filter((path) => path !== '/');

let root: string;
let runtime: ChildProcess;
let base: string;
let said = '';

/** Starts the runtime and waits until it tells its address. */
const start = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = ['--ip', '127.0.0.1', '--port', '0', '--compatibility-date', '2026-01-01'];
    runtime = spawn('npx', ['--yes', wrangler, 'pages', 'dev', 'public', ...options], {
      cwd: root,
      // A group of its own: npx, wrangler and the runtime end together.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // It is to keep no logs of this, and to tell and ask Cloudflare nothing.
      env: {
        ...process.env,
        XDG_CONFIG_HOME: root,
        CI: 'true',
        WRANGLER_SEND_METRICS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
    });
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /Ready on (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    runtime.stdout?.on('data', listen);
    runtime.stderr?.on('data', listen);
    runtime.on('error', reject);
    runtime.on('exit', () => reject(new Error(`${wrangler} did not start:\n${said}`)));
  });

// The first time, the runtime has to be fetched: some 100 MB.
beforeAll(async () => {
  root = await makeHostedSite();
  base = await start();
}, 300_000);

afterAll(async () => {
  if (runtime?.pid && runtime.exitCode === null) {
    const ended = new Promise((resolve) => runtime.once('close', resolve));
    process.kill(-runtime.pid, 'SIGTERM');
    await ended;
  }
  if (root) await rm(root, { recursive: true });
});

it('takes every rule of _headers and _redirects', async () => {
  const rules = parseHeaders(await readFile(join(root, 'public/_headers'), 'utf8'));
  expect(said).toContain(`Parsed ${rules.length} valid header rules`);
  expect(said).toContain(`Parsed ${subPages.length + 2} valid redirect rules`);
  expect(said).not.toContain('invalid');
});

testHost({
  site: () => ({ root, base }),
  redirects: [
    ...subPages.map((path) => [`${path}/`, path, 301] as const),
    ['/about/?a=1', '/about?a=1', 301],
    ['/about.html', '/about', 308],
    // And from there to /about.
    ['/about/index.html', '/about/', 308],
    ['/index.html', '/', 308],
    ['/404', '/not-found', 302],
    ['/404/', '/not-found', 302],
  ],
  missing: ['/nowhere/'],
  notFoundKept: 'no-store',
  unnamedKept: 'public, max-age=0, must-revalidate',
});
