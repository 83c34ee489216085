/**
 * `npm run test:nginx`: the configuration we ship, in a real nginx, over the files a build would leave. Apart from
 * `npm test`, because it wants nginx on the machine.
 * @jest-environment node
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headersFor, parseHeaders } from './headersFile';
import { writeHostFiles } from './writeHostFiles';

const words = 'All of it is text. '.repeat(200);
const built = (path: string): string =>
  `<!DOCTYPE html><div id="___gatsby">${path} ${words}</div><script>"${path}"</script>`;

const files: Record<string, string> = {
  'public/index.html': built('/'),
  'public/about/index.html': built('/about'),
  'public/404.html': built('/404.html'),
  'public/app-1a2b.js': words,
  'public/static/a.avif': 'picture',
  'public/fonts/pams.1a2b.woff2': 'font',
  'public/page-data/about/page-data.json': `{"words":"${words}"}`,
  'public/favicon.svg': '<svg/>',
};

let root: string;
let nginx: ChildProcess;
let base: string;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

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

/** Asks without following redirects. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(base + path, { redirect: 'manual', headers });

beforeAll(async () => {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is not installed. On Debian: apt-get install nginx-light');
  root = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Started by root, nginx reads as another user.
  await chmod(root, 0o755);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const company = { name: 'PAMS', tagline: 'Hub', description: 'Films.', locale: 'en-GB' };
  const news = { title: 'News', description: 'Ours.', path: '/about', entries: [] };
  const pages = ['/', '/about', '/404', '/404.html'];
  await writeHostFiles({ root, siteUrl: 'https://www.pams.example', pages, company, news, endpoints: [] });
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
  if (nginx.exitCode !== null) throw new Error('nginx did not take the configuration; its reason stands above');
});

afterAll(async () => {
  nginx?.kill('SIGQUIT');
  if (root) await rm(root, { recursive: true });
});

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about?from=mail', '/about'],
])('%s answers 200 at once', async (path, page) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toBe(built(page));
});

it.each([
  ['/about/', '/about'],
  ['/about/?a=1', '/about?a=1'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/about/index.html?a=1', '/about?a=1'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

it.each([
  '/nowhere',
  '/static',
  '/404.html',
  '/nowhere.html/x',
  '/_headers',
  '/_redirects',
  '/static/gone.js',
  '/gone-1.js',
])('%s is the not-found page with status 404, under the policy and never kept', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(built('/404.html'));
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  '/',
  '/about',
  '/app-1a2b.js',
  '/static/a.avif',
  '/fonts/pams.1a2b.woff2',
  '/page-data/about/page-data.json',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
])('%s has the headers that _headers gives it', async (path) => {
  const rules = parseHeaders(await readFile(join(root, 'public/_headers'), 'utf8'));
  const { headers } = await ask(path);
  const expected = headersFor(rules, path);
  expect(expected.size).toBeGreaterThan(5);
  for (const [name, value] of expected) expect([name, headers.get(name)]).toEqual([name, value]);
});

it.each([
  '/%5celsewhere.example/',
  '/%5celsewhere.example.html',
  '//elsewhere.example/',
  '/a%0d%0aX-Injected:%20yes/',
  '/a%0d%0aX-Injected:%20yes.html',
  '/a%0aX-Injected:%20yes.html',
])('%s leads nowhere', async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('location'), headers.get('x-injected')]).toEqual([404, null, null]);
});

it('revalidates what no rule names', async () => {
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

it('knows the types of newer files', async () => {
  expect((await ask('/manifest.webmanifest')).headers.get('content-type')).toContain('application/manifest+json');
  expect((await ask('/static/a.avif')).headers.get('content-type')).toBe('image/avif');
});

it.each(['/about', '/app-1a2b.js', '/page-data/about/page-data.json'])('compresses %s', async (path) => {
  const { headers } = await ask(path, { 'accept-encoding': 'gzip' });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

it('says nothing twice: asking again costs a 304', async () => {
  const etag = (await ask('/about')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await ask('/about', { 'if-none-match': etag })).status).toBe(304);
});
