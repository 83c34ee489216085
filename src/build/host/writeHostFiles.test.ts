/** @jest-environment node */
import { load } from 'cheerio';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flattenHtml, htmlFiles } from './flatHtml';
import { headersFor, parseHeaders } from './headersFile';
import { sitemap } from './sitemap';
import { writeHostFiles } from './writeHostFiles';

const built = (path: string): string =>
  `<!DOCTYPE html><div id="___gatsby">${path}</div><script>window.pagePath="${path}"</script><script src="/app-3.js" async></script>`;

const facts = {
  siteUrl: 'https://www.pams.example',
  pages: ['/about', '/404', '/', '/404.html'],
  company: { name: 'PAMS', tagline: 'One & all', description: 'Films “and” more.', locale: 'en-GB' },
  news: { title: 'News', description: 'Ours.', path: '/about', entries: [] },
  endpoints: ['https://forms.example/contact'],
};

let root: string;
const path = (name: string): string => join(root, name);
const read = (name: string): Promise<string> => readFile(path(name), 'utf8');
const put = async (name: string, text: string): Promise<void> => {
  await mkdir(dirname(path(name)), { recursive: true });
  await writeFile(path(name), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'host-'));
  await put('public/index.html', built('/'));
  await put('public/about/index.html', built('/about'));
  await put('public/404.html', built('/404.html'));
  await put('public/404/index.html', built('/404'));
  await put('public/webpack.stats.json', '{"assetsByChunkName":{"early":["runtime-1.js","early-2.js"]}}');
});

afterEach(() => rm(root, { recursive: true }));

describe('flat HTML', () => {
  it('lies where hosts look for an address without a slash, beside what Gatsby wrote', async () => {
    expect(await flattenHtml(path('public'))).toEqual(['about.html']);
    expect(await read('public/about.html')).toBe(built('/about'));
    expect(await read('public/about/index.html')).toBe(built('/about'));
    expect(await read('public/404.html')).toBe(built('/404.html'));
  });

  it('follows a page in a folder below', async () => {
    await put('public/about/team/index.html', built('/about/team'));
    await flattenHtml(path('public'));
    expect(await read('public/about/team.html')).toBe(built('/about/team'));
  });

  it('is there after a second build that wrote one page anew and left the other', async () => {
    await put('public/films/index.html', built('/films'));
    await flattenHtml(path('public'));
    await put('public/about/index.html', built('/about, edited'));
    await flattenHtml(path('public'));
    expect(await read('public/about.html')).toBe(built('/about, edited'));
    expect(await read('public/films.html')).toBe(built('/films'));
  });

  it('goes with its page, while a file put there by hand stays', async () => {
    await put('public/proof.html', 'proof of ownership');
    await flattenHtml(path('public'));
    await rm(path('public/about'), { recursive: true });
    await flattenHtml(path('public'));
    expect(await htmlFiles(path('public'))).toEqual(['404.html', '404/index.html', 'index.html', 'proof.html']);
  });
});

describe('the files for hosts', () => {
  beforeEach(() => writeHostFiles({ ...facts, root }));

  it('have a sitemap of every page but the not-found screen', async () => {
    const $ = load(await read('public/sitemap.xml'), { xml: true });
    expect(
      $('url > loc')
        .map((_, loc) => $(loc).text())
        .get(),
    ).toEqual(['https://www.pams.example/', 'https://www.pams.example/about']);
  });

  it('have the feed', async () => {
    const $ = load(await read('public/feed.xml'), { xml: true });
    expect($('feed > title').text()).toBe('News');
    expect($('feed > link[rel=alternate]').attr('href')).toBe('https://www.pams.example/about');
  });

  it('lead crawlers to the sitemap', async () => {
    expect(await read('public/robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.pams.example/sitemap.xml\n',
    );
  });

  it('have a manifest in the words of the company and the inks of the identity', async () => {
    expect(JSON.parse(await read('public/manifest.webmanifest'))).toMatchObject({
      name: 'PAMS: One & all',
      short_name: 'PAMS',
      description: 'Films “and” more.',
      lang: 'en-GB',
      theme_color: '#12102a',
      background_color: '#f8eedc',
    });
  });

  it('name in the manifest only icons that are there, in the size it says', async () => {
    const { icons } = JSON.parse(await read('public/manifest.webmanifest')) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of icons) {
      const file = await readFile(join('static', src));
      if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg');
      else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('have one policy for every page, in _headers and in the nginx configuration', async () => {
    const rules = parseHeaders(await read('public/_headers'));
    const policy = headersFor(rules, '/about').get('content-security-policy') ?? '';
    expect(headersFor(rules, '/no-such-page').get('content-security-policy')).toBe(policy);
    // Two pages and the not-found screen, which Gatsby builds for two addresses; and what runs scripts, there and elsewhere.
    expect(policy.match(/'sha256-/g)).toHaveLength(6);
    const waiting = ['index', 'about', '404'].map(async (name) =>
      (await read(`public/${name}.html`)).includes('(pointer: coarse)'),
    );
    expect(await Promise.all(waiting)).toEqual([true, true, false]);
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(await read('deploy/nginx.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`);
  });

  it('have scripts wait, the one that runs React among them', async () => {
    expect(await read('public/about.html')).toContain('const sources = ["/early-2.js","/app-3.js"];');
  });

  it('lead an address with a slash to the one without', async () => {
    const rules = (await read('public/_redirects')).split('\n').filter((line) => line.startsWith('/'));
    expect(rules).toEqual(['/about/ /about 301']);
  });
});

it('takes no page for the not-found screen but that, also in a second build', async () => {
  for (const pages of [facts.pages, ['/', '/404-nights', '/films/404', '/dev-404-page']]) {
    await writeHostFiles({ ...facts, root, pages });
  }
  const listed = [...(await read('public/sitemap.xml')).matchAll(/<loc>https:\/\/www\.pams\.example(.*?)<\/loc>/g)];
  expect(listed.map(([, page]) => page)).toEqual(['/', '/404-nights', '/films/404']);
});

it('writes addresses into the sitemap as XML wants them', () => {
  expect(sitemap('https://a.example', ['/q&a'])).toContain('<loc>https://a.example/q&amp;a</loc>');
});
