/** @jest-environment node */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serveSite } from './testing/serveSite';

const { ask } = serveSite({
  'index.html': 'home',
  'about.html': 'about',
  'about/index.html': 'about',
  'work-with-us.html': 'work',
  'reel.bin': 'bytes',
  '404.html': 'lost',
  '404/index.html': 'lost',
  'app-1.js': 'script',
  'static/picture.avif': Buffer.from([0, 1, 2]),
  'manifest.webmanifest': '{}',
  'two words.txt': 'spaces',
  'empty.pdf': '',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact',
  _headers: '# policy\n/*\n  X-Everywhere: yes\n  Cache-Control: from-the-file\n/about\n  X-About: yes\n',
  _redirects: '/a /b',
});

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/./about', 'about'],
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
    ['/work-with-us.html', '/work-with-us'],
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

  it('is the landing page for a request that names a host alone', async () => {
    expect((await ask('http://elsewhere.example')).body.toString()).toMatch(/^home/);
    expect((await ask('HTTP://elsewhere.example?from=mail')).body.toString()).toMatch(/^home/);
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
    expect((await ask('/about/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
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
    ['/reel.bin', 'application/octet-stream'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('name the type of %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type);
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

describe('a folder that holds no whole site', () => {
  const { publicDir, ask } = serveSite({ 'about.html': 'about' });
  const told = jest.spyOn(console, 'error').mockImplementation();

  it('is served without headers of its own', async () => {
    const { status, headers, body } = await ask('/about');
    expect([status, body.toString()]).toEqual([200, 'about']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/', '/nowhere'])('says in plain words that there is no %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([404, 'Not found\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('says that a file cannot be read, and why where the owner looks', async () => {
    // A folder where the not-found page should be.
    await mkdir(join(publicDir(), '404.html'));
    const { status, headers, body } = await ask('/nowhere');
    expect([status, body.toString()]).toEqual([500, 'Server error\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(told).toHaveBeenCalledWith('GET /nowhere:', expect.objectContaining({ code: 'EISDIR' }));
  });
});
