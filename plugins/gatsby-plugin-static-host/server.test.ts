/** @jest-environment node */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listen, type Listening } from '../../src/testing/listen';
import { createSiteServer } from './server';
import { askRaw, makeHostedSite, pages, testHost } from './testing/hosted';

const long = 'All of it is text. '.repeat(200);

let root: string;
let server: Listening;

beforeAll(async () => {
  root = await makeHostedSite();
  const more = {
    'outside.txt': 'outside',
    'public/static/large.avif': Buffer.alloc(2_000),
    'public/long.txt': long,
    'public/two words.txt': 'spaces',
    'public/empty.pdf': '',
    'public/.secret': 'hidden',
    'public/.well-known/security.txt': 'Contact',
  };
  await mkdir(join(root, 'public/.well-known'));
  for (const [file, content] of Object.entries(more)) await writeFile(join(root, file), content);
  server = await listen(createSiteServer({ publicDir: join(root, 'public') }));
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const base = () => `http://127.0.0.1:${server.port}`;
const ask = (path: string, headers?: Record<string, string>, method?: string) => askRaw(base(), path, headers, method);

testHost({
  site: () => ({ root, base: base() }),
  redirects: [
    ...pages.filter((path) => path !== '/').map((path) => [`${path}/`, path, 308] as const),
    ['/about/?a=1', '/about?a=1', 308],
    ['/about.html', '/about', 308],
    ['/about/index.html', '/about', 308],
    ['/about/index', '/about', 308],
    ['/index.html', '/', 308],
  ],
  missing: [
    ...['/nowhere/', '/static/', '/404', '/404.html', '/404/index.html', '/about/deeper', '/About', '/_redirects'],
    // No part of an address is empty, `.` or `..`.
    ...['//about', '//', '/%2f', '/about//', '/./about', '/static/../about', '/static/..%2fabout'],
  ],
  notFoundKept: 'no-cache',
  unnamedKept: 'no-cache',
});

describe('addresses', () => {
  it.each([
    ['/two%20words.txt', 'spaces'],
    ['/empty.pdf', ''],
    ['/.well-known/security.txt', 'Contact'],
    ['http://elsewhere.example/two%20words.txt?from=mail', 'spaces'],
  ])('%s is a file', async (path, content) => {
    const { status, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, content]);
  });

  it.each(['http://elsewhere.example', 'HTTP://elsewhere.example?from=mail'])(
    '%s is the landing page',
    async (path) => {
      expect((await ask(path)).body).toEqual((await ask('/')).body);
    },
  );

  it('are the same with letters escaped', async () => {
    expect((await ask('/%61bout')).body).toEqual((await ask('/about')).body);
  });

  it('are told of without their words to HEAD', async () => {
    const { status, headers, body } = await ask('/about', {}, 'HEAD');
    expect([status, headers['content-type'], body.length]).toEqual([200, 'text/html; charset=utf-8', 0]);
  });

  it.each(['POST', 'OPTIONS', 'DELETE'])('are not for %s', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an attack', () => {
  it('by a link inside the folder is answered with the not-found page', async () => {
    await symlink('../../outside.txt', join(root, 'public/static/link.txt'));
    await symlink('../..', join(root, 'public/static/up'));
    for (const path of ['/static/link.txt', '/static/up/outside.txt']) expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['out of the folder', '/../outside.txt'],
    ['encoded', '/..%2foutside.txt'],
    ['encoded twice', '/%252e%252e%252foutside.txt'],
    ['from below', '/static%2f..%2f..%2foutside.txt'],
    ['with encoded backslashes', '/static/..%5c..%5coutside.txt'],
    ['in overlong UTF-8', '/%c0%ae%c0%ae%c0%afoutside.txt'],
    ['of an absolute path', '//etc/passwd'],
    ['of another host', '/\\elsewhere.example/'],
    ['with NUL behind a page', '/about%00.html'],
    ['of broken escapes', '/%'],
    ['of broken UTF-8', '/%E0%A4%A'],
    ['on what is hidden', '/.secret'],
    ['on what is for the host', '/%5Fheaders'],
    ['on what is for the host, behind an empty part', '//_headers'],
    ['of a long path', `/${'a'.repeat(5000)}`],
  ])('%s is answered with the not-found page', async (_, path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<h1>/404.html</h1>');
  });
});

describe('compression', () => {
  it('is Brotli for browsers', async () => {
    const { headers, body } = await ask('/long.txt', { 'accept-encoding': 'gzip, deflate, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).toString()).toBe(long);
  });

  it.each<[string, Record<string, string>]>([
    ['/long.txt', {}],
    ['/long.txt', { range: 'bytes=0-1999', 'accept-encoding': 'br' }],
    ['/static/large.avif', { 'accept-encoding': 'br' }],
    ['/favicon.svg', { 'accept-encoding': 'br' }],
  ])('leaves %s alone for %j', async (path, headers) => {
    expect((await ask(path, headers)).headers['content-encoding']).toBeUndefined();
  });
});

it.each<Record<string, string>>([
  { 'if-none-match': '*' },
  { 'if-match': '"x"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { range: 'bytes=0-1' },
])('answers 404 where there is nothing, also to %j', async (headers) => {
  expect((await ask('/nowhere', headers)).status).toBe(404);
});

describe('a problem of the site', () => {
  it('is told in the terminal, and to the visitor without the reason', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    await symlink('loop.txt', join(root, 'public/loop.txt'));
    const { status, body } = await ask('/loop.txt');
    expect([status, body.toString()]).toEqual([500, 'Internal Server Error\n']);
    expect(told).toHaveBeenCalledWith('GET /loop.txt:', expect.objectContaining({ code: 'ELOOP' }));
  });

  it('leaves pages as Gatsby writes them where there is no _headers and nothing else for hosts', async () => {
    const plain = join(root, 'plain');
    await mkdir(join(plain, 'about'), { recursive: true });
    await writeFile(join(plain, 'about/index.html'), 'About');
    const other = await listen(createSiteServer({ publicDir: plain }));
    for (const [path, status, text] of [
      ['/about', 200, 'About'],
      ['/', 404, 'Not Found\n'],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${other.port}${path}`);
      expect([answer.status, await answer.text()]).toEqual([status, text]);
    }
    await other.close();
  });
});

it('serves a site below the path it was built for, and nothing beside it', async () => {
  const below = await makeHostedSite('/project');
  const other = await listen(createSiteServer({ publicDir: join(below, 'public') }));
  const get = (path: string) => fetch(`http://127.0.0.1:${other.port}${path}`, { redirect: 'manual' });
  for (const path of ['/project/', '/project/about', '/project/static/a.avif'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get('/project/about')).headers.get('x-frame-options')).toBe('DENY');
  for (const [from, to] of [
    ['/project?a=1', '/project/?a=1'],
    ['/project/about/', '/project/about'],
    ['/project/index.html', '/project/'],
  ] as const)
    expect((await get(from)).headers.get('location')).toBe(to);
  expect(await (await get('/project/nowhere')).text()).toContain('<h1>/404.html</h1>');
  for (const path of ['/', '/about', '/projects/about']) expect((await get(path)).status).toBe(404);
  await other.close();
  await rm(below, { recursive: true });
});
