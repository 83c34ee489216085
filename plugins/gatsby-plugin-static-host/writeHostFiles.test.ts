/** @jest-environment node */
import { load } from 'cheerio';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dropOtherPath } from './publicDir';
import { gatsbyPage } from './testing/gatsbyPage';
import { build, site } from './testing/site';
import { writeHostFiles } from './writeHostFiles';

let root: string;
const read = (name: string): Promise<string> => readFile(join(root, name), 'utf8');
const put = async (name: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
};
const policyIn = async (file: string) => load(await read(file))('head > meta:nth-child(2)').attr('content');

const paths = ['/about', '/404', '/', '/404.html'];

/** Writes the host's files once more, as a build does. */
async function write(pages = paths, { prefix = '', preview = false } = {}): Promise<void> {
  await put('public/webpack.stats.json', '{}');
  writeHostFiles(site('https://forms.example/contact'), { ...build(root, pages, prefix), preview });
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'host-'));
  for (const path of ['/', '/about', '/404']) await put(`public${path}/index.html`, gatsbyPage(path));
  await put('public/404.html', gatsbyPage('/404.html'));
  await put('public/page-data/404.html/page-data.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

it('has each page carry its policy, also the not-found page, and a copy where hosts look for an address without a slash', async () => {
  await write();
  for (const page of ['index', 'about', '404', '404/index']) {
    const policy = await policyIn(`public/${page}.html`);
    // The one script every page has.
    expect(policy?.match(/script-src 'self' 'sha256-[^']+';/)).toHaveLength(1);
    expect(policy).toContain("connect-src 'self' https://forms.example;");
  }
  expect(await read('public/about.html')).toBe(await read('public/about/index.html'));
});

it('does so after a second build that wrote one page anew and left the other', async () => {
  await put('public/films/2026/index.html', gatsbyPage('/films/2026'));
  await write([...paths, '/films/2026']);
  const before = await read('public/films/2026.html');
  await put('public/about/index.html', gatsbyPage('/about, edited'));
  await write([...paths, '/films/2026']);
  expect(await read('public/about.html')).toContain('/about, edited');
  expect(await policyIn('public/about.html')).toContain('default-src');
  expect(await read('public/films/2026.html')).toBe(before);
});

it('deletes copies of pages that are gone, and leaves files put there by hand as they are', async () => {
  const byHand = ['proof.html', 'tools/index.html'];
  for (const file of byHand) await put(`public/${file}`, 'proof of ownership');
  await write();
  await rm(join(root, 'public/about'), { recursive: true });
  await write(['/', '/404', '/404.html']);
  const files = await readdir(join(root, 'public'), { recursive: true });
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(
    ['404.html', '404/index.html', 'index.html', 'page-data/404.html', ...byHand].sort(),
  );
  for (const file of byHand) expect(await read(`public/${file}`)).toBe('proof of ownership');
});

it('lists every page but the not-found page, and leads crawlers to the list', async () => {
  const others = ['/404-nights', '/films/404'];
  for (const page of others) await put(`public${page}/index.html`, gatsbyPage(page));
  await write([...paths, ...others]);
  const $ = load(await read('public/sitemap.xml'), { xml: true });
  const listed = $('url > loc').map((_, loc) => $(loc).text());
  expect(listed.get()).toEqual(
    ['/', '/404-nights', '/about', '/films/404'].map((page) => `https://www.pams.example${page}`),
  );
  const map = 'Sitemap: https://www.pams.example/sitemap.xml';
  expect(await read('public/robots.txt')).toBe(`User-agent: *\nAllow: /\n\n${map}\n`);
});

it('describes a site that stays one on a home screen, in its own words and colours', async () => {
  await write();
  expect(JSON.parse(await read('public/manifest.webmanifest'))).toMatchObject({
    ...site().manifest,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#12102a',
    background_color: '#f8eedc',
  });
});

it('leads an address with a slash to the one without, and /404 to where nothing is', async () => {
  await write();
  expect((await read('public/_redirects')).trim().split('\n')).toEqual([
    '/about/ /about 301',
    '/404 /not-found 302',
    '/404/ /not-found 302',
  ]);
});

it('lets crawlers into a preview, where they read that it is not to be listed, and shows them no sitemap', async () => {
  await write(paths, { preview: true });
  expect(await read('public/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  for (const file of ['public/_headers', 'deploy/nginx.conf'])
    expect(await read(file)).toMatch(/X-Robots-Tag.*noindex/);
});

describe('below a path', () => {
  beforeEach(() => write(['/about', '/'], { prefix: '/project' }));

  it('names all addresses with it', async () => {
    const starts = async (file: string, pattern: RegExp) =>
      [...(await read(file)).matchAll(pattern)].map(([, at]) => at);
    const addresses = [
      ...(await starts('public/_headers', /^(\/\S*)/gm)),
      ...(await starts('public/_redirects', /(?:^| )(\/\S*)/gm)),
      ...(await starts('public/manifest.webmanifest', /": "(\/[^"]*)"/g)),
      ...(await starts('public/sitemap.xml', /pams\.example(\/[^<]*)/g)),
      ...(await starts('deploy/nginx.conf', /^location (?:= |~ \^)?(\/\S*)/gm)),
    ];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !address?.startsWith('/project/'))).toEqual([]);
  });

  it.each([
    ['/project', true],
    ['', false],
  ])('a build for "%s" keeps it: %s', async (next, kept) => {
    dropOtherPath(root, next);
    expect((await readdir(root)).includes('public')).toBe(kept);
  });
});
