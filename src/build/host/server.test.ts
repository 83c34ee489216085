/** @jest-environment node */
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer } from './server';

const words = 'All of it is text. '.repeat(200);
const files: Record<string, string | Buffer> = {
  'index.html': `home ${words}`,
  'about.html': `about ${words}`,
  'about/index.html': `about ${words}`,
  '404.html': `lost ${words}`,
  '404/index.html': `lost ${words}`,
  'app-1.js': words,
  'static/picture.avif': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  'manifest.webmanifest': '{}',
  'two words.txt': 'spaces',
  'empty.pdf': '',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact',
  _headers: '# policy\n/*\n  X-Everywhere: yes\n  Cache-Control: from-the-file\n/about\n  X-About: yes\n',
  _redirects: '/a /b',
};

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const publicDir = join(folder, 'public');
  await writeFile(join(folder, 'outside.txt'), 'outside');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(publicDir, name, '..'), { recursive: true });
    await writeFile(join(publicDir, name), content);
  }
  server = createSiteServer({ publicDir });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks over HTTP, with the path exactly as written: `fetch` would tidy it up first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=mail', 'about'],
    ['/two%20words.txt', 'spaces'],
    ['/empty.pdf', '$'],
    ['/.well-known/security.txt', 'Contact'],
    ['http://elsewhere.example/about', 'about'],
  ])('%s answers 200 at once', async (path, start) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toMatch(new RegExp(`^${start}`));
  });

  it.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/about/index', '/about'],
    ['/index.html', '/'],
    ['//about/', '/about'],
    ['/app-1.js/', '/app-1.js'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/static',
    '/static/',
    '/404',
    '/404.html',
    '/about/deeper',
    '/About',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/_headers',
    '/_redirects',
    '/.secret',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/static%2f..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/static/..%5c..%5coutside.txt',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
  ])('%s is the not-found page with status 404', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toMatch(/^lost/);
  });

  it('takes no other method than GET and HEAD', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it('come from the _headers file, of every rule that matches', async () => {
    const about = (await ask('/about')).headers;
    expect([about['x-everywhere'], about['x-about']]).toEqual(['yes', 'yes']);
    expect(about['cache-control']).toBe('from-the-file');
    expect((await ask('/')).headers['x-about']).toBeUndefined();
  });

  it('protect the not-found page too, which is never kept', async () => {
    const { headers } = await ask('/static/gone.js');
    expect(headers['x-everywhere']).toBe('yes');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['/about', 'text/html; charset=utf-8'],
    ['/app-1.js', 'text/javascript; charset=utf-8'],
    ['/static/picture.avif', 'image/avif'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('name the type of %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('answers "%s" with %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await ask('/app-1.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(words.length / 4);
    expect(unpack(body).toString()).toBe(words);
  });

  it.each([
    ['/app-1.js', ''],
    ['/static/picture.avif', 'br'],
    ['/manifest.webmanifest', 'br'],
  ])('leaves %s alone for "%s"', async (path, accepted) => {
    expect((await ask(path, { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  });
});

describe('asking again', () => {
  it('costs nothing while the file is the same', async () => {
    const { etag = '' } = (await ask('/about')).headers;
    const known = await ask('/about', { 'if-none-match': `"other", ${etag}` });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect((await ask('/about', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('brings the file once it has changed, also when it is as long as before', async () => {
    const path = join(folder, 'public', 'changing.txt');
    await writeFile(path, 'before');
    const { etag = '' } = (await ask('/changing.txt')).headers;
    await writeFile(path, 'behind');
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect((await ask('/changing.txt', { 'if-none-match': etag })).body.toString()).toBe('behind');
  });

  it('never turns the not-found page into a 304', async () => {
    const { etag = '' } = (await ask('/nowhere')).headers;
    expect((await ask('/nowhere', { 'if-none-match': etag })).status).toBe(404);
  });
});

describe('HEAD', () => {
  it.each(['/about', '/static/picture.avif', '/nowhere'])(
    'says of %s what GET would, without the body',
    async (path) => {
      const [head, get] = await Promise.all([ask(path, {}, 'HEAD'), ask(path)]);
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    },
  );
});

describe('parts of a file', () => {
  const picture = '/static/picture.avif';

  it.each([
    ['bytes=0-1', 'bytes 0-1/256', [0, 1]],
    ['bytes=254-', 'bytes 254-255/256', [254, 255]],
    ['bytes=-3', 'bytes 253-255/256', [253, 254, 255]],
    ['bytes=255-900', 'bytes 255-255/256', [255]],
  ])('%s is answered', async (range, contentRange, bytes) => {
    const { status, headers, body } = await ask(picture, { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(contentRange);
    expect([...body]).toEqual(bytes);
  });

  it('is told when there is no such part', async () => {
    const { status, headers } = await ask(picture, { range: 'bytes=256-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */256']);
  });

  it.each([
    { range: 'bytes=0-1,4-5' },
    { range: 'lines=1-2' },
    { range: 'bytes=9-2' },
    { range: 'bytes=0-1', 'if-range': '"an older version"' },
  ])('come whole for %j', async (headers) => {
    const { status, body } = await ask(picture, headers as Record<string, string>);
    expect([status, body.length]).toEqual([200, 256]);
  });
});
