import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '../../../src/testing/routes';
import { headersFor, parseHeaders } from '../headersFile';
import { writeHostFiles } from '../writeHostFiles';
import { colours, hostFacts } from './facts';
import { gatsbyPage } from './gatsbyPage';

/** The addresses of the site's pages. */
export const pages = routes.map(({ path }) => path);

/** Long enough to be compressed. */
const words = 'All of it is text. '.repeat(200);
const built = (path: string): string => gatsbyPage(path, `<h1>${path}</h1>${words}`);
const mark = (path: string): string => `<h1>${path}</h1>`;

const files: Record<string, string> = {
  ...Object.fromEntries(pages.map((path) => [join('public', path, 'index.html'), built(path)])),
  'public/404.html': built('/404.html'),
  'public/app-1a2b.js': `/* ${words} */`,
  'public/static/a.avif': 'picture',
  'public/fonts/pams.1a2b.woff2': 'font',
  'public/page-data/about/page-data.json': `{"words":"${words}"}`,
  'public/favicon.svg': '<svg/>',
  'public/sw.js': '/* worker */',
  'public/webpack.stats.json': '{}',
};

/**
 * Makes the files a build would leave, those for hosts among them.
 * @param name - the beginning of the folder's name
 * @param siteUrl - the address it is built for
 * @returns the folder, in the system's own for such
 */
export async function makeHostedSite(name: string, siteUrl?: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  writeHostFiles(root, hostFacts([...pages, '/404', '/404.html'], [], siteUrl), {
    preview: false,
    prefix: '',
    ...colours,
  });
  return root;
}

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
  /** How the not-found page, and a file no rule names, may be kept. */
  readonly notFoundKept: string;
  readonly unnamedKept: string;
}

/** Tests of what is decided about addresses and headers, on whatever host. */
export function testHost({ site, redirects, missing = [], traps = [], notFoundKept, unnamedKept }: Host): void {
  /** Asks without following redirects. */
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(site().base + path, { redirect: 'manual', headers });

  it.each([...pages, '/about?from=mail'])('%s answers 200 at once', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(mark(path.split('?')[0] ?? ''));
  });

  it.each(redirects)('%s leads to %s', async (path, location, status) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it.each(['/nowhere', '/static', '/nowhere.html/x', '/static/gone.js', '/gone-1.js', ...missing])(
    '%s is the not-found page with status 404, under the policy and never kept',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain(mark('/404.html'));
      expect(text).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'`);
      expect(answer.headers.get('cache-control')).toBe(notFoundKept);
      expect(answer.headers.get('content-security-policy')).toBeNull();
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
    const rules = parseHeaders(await readFile(join(site().root, 'public/_headers'), 'utf8'));
    const { headers } = await ask(path);
    const expected = headersFor(rules, path);
    expect([...expected].length).toBeGreaterThan(5);
    for (const [name, value] of expected) expect([name, headers.get(name)]).toEqual([name, value]);
    for (const name of ['content-security-policy', 'permissions-policy'])
      expect([name, headers.has(name)]).toEqual([name, pages.includes(path)]);
  });

  it('has /sw.js asked for anew', async () => {
    expect((await ask('/sw.js')).headers.get('cache-control')).toContain('no-cache');
  });

  it.each(['/%5celsewhere.example/', '//elsewhere.example/', '/a%0d%0aX-Injected:%20yes/', ...traps])(
    '%s leads nowhere',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.get('location'), headers.get('x-injected')]).toEqual([404, null, null]);
    },
  );

  it('revalidates what no rule names', async () => {
    expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe(unnamedKept);
  });

  it('knows the types of newer files', async () => {
    expect((await ask('/manifest.webmanifest')).headers.get('content-type')).toContain('application/manifest+json');
    expect((await ask('/static/a.avif')).headers.get('content-type')).toBe('image/avif');
  });

  it('sends no page twice: asking again costs a 304', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // Without a Cache-Control of its own, fetch asks for a reload.
    expect((await ask('/about', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  });
}
