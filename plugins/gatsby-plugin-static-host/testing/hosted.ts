import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { headersFor, parseHeaders } from '../headers';
import { writeHostFiles } from '../writeHostFiles';
import { gatsbyPage } from './gatsbyPage';
import { build, site as says } from './site';

/** The addresses of the site's pages. */
export const pages = ['/', '/about', '/films', '/media-hub'];

/** Long enough to be compressed. */
const words = 'All of it is text. '.repeat(200);
const built = (path: string): string => gatsbyPage(path, `<h1>${path}</h1>${words}`);

const files: Record<string, string> = {
  ...Object.fromEntries(pages.map((path) => [join('public', path, 'index.html'), built(path)])),
  'public/404.html': built('/404.html'),
  'public/404/index.html': built('/404'),
  'public/app-1a2b.js': `/* ${words} */`,
  'public/static/a.avif': 'picture',
  'public/static/a.svg': '<svg/>',
  'public/fonts/pams.1a2b.woff2': 'font',
  'public/page-data/about/page-data.json': `{"words":"${words}"}`,
  'public/favicon.svg': '<svg/>',
  'public/sw.js': '/* worker */',
  'public/webpack.stats.json': '{}',
};

/**
 * Makes the files a build would leave, those for hosts among them.
 * @param prefix the path it is built for
 * @returns the folder, in the system's own for such
 */
export async function makeHostedSite(prefix = ''): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'hosted-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  writeHostFiles(says(), build(root, [...pages, '/404', '/404.html'], prefix));
  return root;
}

/** Asks with the path exactly as written, where `fetch` would normalize it, and follows no redirect. */
export async function askRaw(base: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(base);
  const asked = request({ host: hostname, port, path, headers, method, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Ways to write the address of a page, or nearly so. */
const writtenForms = `
  / /about // ///  //about ///about /about// //about/ /about/ /about/// /%2f /%2F /%2fabout /about%2f /about%2F /about%2f%2f
  /%61bout /%41bout /ab%6Fut /abou%74 /.about /./about /about/. /about/./ /x/../about /x/..%2fabout /x/%2e%2e/about
  /x%2f..%2fabout /%2e/about /%2e%2fabout /..%2fabout /static/../about /static/..%2fabout /about.html /%61bout.html
  /about%2ehtml /about.html/ /about.HTML /about/index.html /about/index /about//index.html /about/%69ndex.html /index.html
  /index /%69ndex.html //index.html /About /about%20 /about%00 /about%00.html /about; /about;a=1 /about? /about?a=//b
  /about%3f /about%23 /about%5c /%5cabout /about%5c..%5cabout /404 /404.html /404/ /%34%304 //404 /404/index.html /films%2f..%2fabout
  /page-data/..%2fabout /media-hub%2f /media%2dhub /no-such-page //no-such-page /no-such-page%2f
`
  .trim()
  .split(/\s+/);

/** A host that serves such a site, and where hosts may differ. */
interface Host {
  /** Where the site lies, and where it is served; both are known once it is. */
  readonly site: () => { readonly root: string; readonly base: string };
  /** Addresses that lead to another, with that one and the status. */
  readonly redirects: ReadonlyArray<readonly [path: string, location: string, status: number]>;
  /** Addresses of nothing, beside those every host has to know for such. */
  readonly missing?: readonly string[];
  /** Addresses that try to lead elsewhere, beside those every host has to withstand. */
  readonly traps?: readonly string[];
  /** How the not-found page, and what `_headers` does not say how to keep, may be kept. */
  readonly notFoundKept: string;
  readonly unnamedKept: string;
}

/** Tests of what is decided about addresses and headers, on whatever host. */
export function testHost({ site, redirects, missing = [], traps = [], notFoundKept, unnamedKept }: Host): void {
  const ask = (path: string, headers: Record<string, string> = {}) => askRaw(site().base, path, headers);
  const policy = `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-`;

  it.each([...pages, '/about?from=mail'])('%s answers 200 at once, asked for anew each time', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe(unnamedKept);
    expect(body.toString()).toContain(`<h1>${path.split('?')[0]}</h1>`);
  });

  it.each(redirects)('%s leads to %s', async (path, location, status) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it.each(['/nowhere', '/static', '/nowhere.html/x', '/static/gone.js', '/gone-1.js', ...missing])(
    '%s is the not-found page with status 404, never kept',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['cache-control']]).toEqual([404, notFoundKept]);
      expect(body.toString()).toContain('<h1>/404.html</h1>');
    },
  );

  it.each(writtenForms)('%s is no page without its policy', async (path) => {
    const { status, headers, body } = await ask(path);
    if (body.includes('id="___gatsby"')) {
      expect(body.toString()).toContain(policy);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    } else if (status === 200) expect(headers['content-type']).not.toContain('html');
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ...pages,
    '/app-1a2b.js',
    '/static/a.avif',
    '/static/a.svg',
    '/fonts/pams.1a2b.woff2',
    '/feed.xml',
    '/robots.txt',
  ])('%s has the headers that _headers gives it', async (path) => {
    const rules = parseHeaders(await readFile(join(site().root, 'public/_headers'), 'utf8'));
    const { headers } = await ask(path);
    const expected = Object.fromEntries(headersFor(rules, path));
    expect(Object.keys(expected).length).toBeGreaterThan(7);
    expect(headers).toMatchObject(expected);
  });

  it('has /sw.js asked for anew', async () => {
    expect((await ask('/sw.js')).headers['cache-control']).toContain('no-cache');
  });

  it.each(['/%5celsewhere.example/', '//elsewhere.example/', '/a%0d%0aX-Injected:%20yes/', ...traps])(
    '%s leads nowhere',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.location, headers['x-injected']]).toEqual([404, undefined, undefined]);
    },
  );

  it('knows the types of newer files', async () => {
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
    expect((await ask('/static/a.avif')).headers['content-type']).toBe('image/avif');
  });

  it('sends no page twice: asking again costs a 304', async () => {
    const { etag = '' } = (await ask('/about')).headers;
    expect(etag).not.toBe('');
    expect((await ask('/about', { 'if-none-match': etag })).status).toBe(304);
  });
}
