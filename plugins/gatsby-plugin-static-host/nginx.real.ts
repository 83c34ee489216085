/**
 * `npx jest --selectProjects nginx`: the configuration we ship, in a real nginx, over the files a build would leave. Apart from
 * `npm test`, because it wants nginx on the machine.
 * @jest-environment node
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../src/testing/freePort';
import { makeHostedSite, pages, testHost } from './testing/hosted';

let root: string;
let nginx: ChildProcess;
let base: string;

const configuration = (port: number): string => `
daemon off;
pid ${root}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/tmp;`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root}/public;
    include ${root}/deploy/nginx.conf;
  }
}
`;

beforeAll(async () => {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  root = await makeHostedSite();
  // Started by root, nginx reads as another user.
  await chmod(root, 0o755);
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  await writeFile(join(root, 'nginx.conf'), configuration(port));
  nginx = spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: ['ignore', 'inherit', 'inherit'] });
  const answers = (): Promise<boolean> =>
    fetch(base).then(
      () => true,
      () => false,
    );
  while (nginx.exitCode === null && !(await answers()));
  if (nginx.exitCode !== null) throw new Error('nginx did not take the configuration; its reason is above');
});

afterAll(async () => {
  nginx?.kill('SIGQUIT');
  if (root) await rm(root, { recursive: true });
});

testHost({
  site: () => ({ root, base }),
  redirects: [
    ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path, 301] as const),
    ['/about/?a=1', '/about?a=1', 301],
    ['/about.html', '/about', 301],
    ['/about/index.html', '/about', 301],
    ['/about/index.html?a=1', '/about?a=1', 301],
    ['/about/index', '/about', 301],
    ['/index.html', '/', 301],
    ['/index', '/', 301],
  ],
  missing: ['/404', '/404.html', '/_headers', '/_redirects', '//about', '//', '/%2f', '/about//', '/%2fabout'],
  traps: ['/%5celsewhere.example.html', '/a%0d%0aX-Injected:%20yes.html', '/a%0aX-Injected:%20yes.html'],
  notFoundKept: 'no-cache',
  unnamedKept: 'no-cache',
});

it.each(['/about', '/app-1a2b.js', '/page-data/about/page-data.json'])('compresses %s', async (path) => {
  const { headers } = await fetch(base + path, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('Accept-Encoding');
});
