/**
 * `npm run test:pages`: the files a build would leave, in Cloudflare's own local runtime for Pages. Apart from `npm test`,
 * because npx fetches that runtime when it is not there yet.
 * @jest-environment node
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '../../../e2e/support/routes';
import { headersFor, type HeaderRule, parseHeaders } from './headersFile';
import { writeHostFiles } from './writeHostFiles';

/** No later one: the next wants a newer Node than this project does. */
const wrangler = 'wrangler@4.86.0';

const built = (path: string): string => `<!DOCTYPE html><div id="___gatsby">${path}</div><script>"${path}"</script>`;
const pages = routes.map(({ path }) => path);
const subPages = pages.filter((path) => path !== '/');

const files: Record<string, string> = {
  ...Object.fromEntries(pages.map((path) => [join('public', path, 'index.html'), built(path)])),
  'public/404.html': built('/404.html'),
  'public/app-1a2b.js': 'run();',
  'public/static/a.avif': 'picture',
  'public/fonts/pams.1a2b.woff2': 'font',
  'public/page-data/about/page-data.json': '{}',
  'public/favicon.svg': '<svg/>',
};

let root: string;
let runtime: ChildProcess;
let base: string;
let said = '';
let rules: HeaderRule[];

/** Asks without following redirects. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(base + path, { redirect: 'manual', headers });

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
  root = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const company = { name: 'PAMS', tagline: 'Hub', description: 'Films.', locale: 'en-GB' };
  const news = { title: 'News', description: 'Ours.', path: '/about', entries: [] };
  const all = [...pages, '/404', '/404.html'];
  await writeHostFiles({ root, siteUrl: 'https://www.pams.example', pages: all, company, news, endpoints: [] });
  rules = parseHeaders(await readFile(join(root, 'public/_headers'), 'utf8'));
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

it('takes every rule of _headers and _redirects', () => {
  expect(said).toContain(`Parsed ${rules.length} valid header rules`);
  expect(said).toContain(`Parsed ${subPages.length} valid redirect rules`);
  expect(said).not.toContain('invalid');
});

it.each([...pages, '/about?from=mail'])('%s answers 200 at once', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain(`<div id="___gatsby">${path.split('?')[0]}</div>`);
});

it.each([
  ...subPages.map((path) => [`${path}/`, path, 301] as const),
  ['/about/?a=1', '/about?a=1', 301] as const,
  ['/about.html', '/about', 308] as const,
  // And from there to /about.
  ['/about/index.html', '/about/', 308] as const,
  ['/index.html', '/', 308] as const,
])('%s leads to %s', async (path, location, status) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

it.each(['/nowhere', '/nowhere/', '/static', '/nowhere.html/x', '/static/gone.js', '/gone-1.js'])(
  '%s is the not-found page with status 404, under the policy and never kept',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<div id="___gatsby">/404.html</div>');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

it.each([
  ...pages,
  '/app-1a2b.js',
  '/static/a.avif',
  '/fonts/pams.1a2b.woff2',
  '/page-data/about/page-data.json',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
])('%s has the headers that _headers gives it', async (path) => {
  const { headers } = await ask(path);
  const expected = headersFor(rules, path);
  expect(expected.size).toBeGreaterThan(5);
  for (const [name, value] of expected) expect([name, headers.get(name)]).toEqual([name, value]);
});

it.each(['/%5celsewhere.example/', '//elsewhere.example/', '/a%0d%0aX-Injected:%20yes/'])(
  '%s leads nowhere',
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location'), headers.get('x-injected')]).toEqual([404, null, null]);
  },
);

it('revalidates what no rule names', async () => {
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

it('knows the types of newer files', async () => {
  expect((await ask('/manifest.webmanifest')).headers.get('content-type')).toContain('application/manifest+json');
  expect((await ask('/static/a.avif')).headers.get('content-type')).toBe('image/avif');
});

it('says nothing twice: asking again costs a 304', async () => {
  const etag = (await ask('/about')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await ask('/about', { 'if-none-match': etag })).status).toBe(304);
});
