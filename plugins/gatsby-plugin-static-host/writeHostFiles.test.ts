/** @jest-environment node */
import { load } from 'cheerio';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headersFor, parseHeaders } from './headersFile';
import { dropOtherPath, flattenHtml, htmlFiles } from './publicDir';
import { colours, hostFacts } from './testing/facts';
import { gatsbyPage as built } from './testing/gatsbyPage';
import { writeHostFiles } from './writeHostFiles';

const facts = hostFacts(['/about', '/404', '/', '/404.html'], ['https://forms.example/contact']);

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
  await put('public/webpack.stats.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

describe('flat HTML', () => {
  it('is written where hosts look for an address without a slash, beside what Gatsby wrote', async () => {
    flattenHtml(path('public'));
    expect(await read('public/about.html')).toBe(built('/about'));
    expect(await read('public/about/index.html')).toBe(built('/about'));
    expect(await read('public/404.html')).toBe(built('/404.html'));
  });

  it('is there after a second build that wrote one page anew and left the other', async () => {
    await put('public/films/2026/index.html', built('/films/2026'));
    flattenHtml(path('public'));
    await put('public/about/index.html', built('/about, edited'));
    flattenHtml(path('public'));
    expect(await read('public/about.html')).toBe(built('/about, edited'));
    expect(await read('public/films/2026.html')).toBe(built('/films/2026'));
  });

  it('goes with its page, while a file put there by hand stays', async () => {
    await put('public/proof.html', 'proof of ownership');
    flattenHtml(path('public'));
    await rm(path('public/about'), { recursive: true });
    flattenHtml(path('public'));
    expect(htmlFiles(path('public'))).toEqual(['404.html', '404/index.html', 'index.html', 'proof.html']);
  });
});

describe('the files for hosts', () => {
  beforeEach(() => writeHostFiles(root, facts, { preview: false, prefix: '', ...colours }));

  it('have a sitemap of every page but the not-found page, and lead crawlers to it', async () => {
    const $ = load(await read('public/sitemap.xml'), { xml: true });
    const addresses = $('url > loc').map((_, loc) => $(loc).text());
    expect([...addresses]).toEqual(['https://www.pams.example/', 'https://www.pams.example/about']);
    const map = 'Sitemap: https://www.pams.example/sitemap.xml';
    expect(await read('public/robots.txt')).toBe(`User-agent: *\nAllow: /\n\n${map}\n`);
  });

  it('have a manifest in the words of the company and the inks of the identity, of a site that stays one', async () => {
    expect(JSON.parse(await read('public/manifest.webmanifest'))).toMatchObject({
      name: 'PAMS: One & all',
      short_name: 'PAMS',
      description: 'Films “and” more.',
      lang: 'en-GB',
      start_url: '/',
      scope: '/',
      display: 'browser',
      theme_color: '#12102a',
      background_color: '#f8eedc',
    });
  });

  it('name in the manifest only icons that are there, in the size it says', async () => {
    const { icons } = JSON.parse(await read('public/manifest.webmanifest')) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const sizesFor = (use: string) => icons.flatMap(({ purpose, sizes }) => (purpose === use ? sizes : []));
    expect(sizesFor('any')).toEqual(['any', '192x192', '512x512']);
    expect(sizesFor('maskable')).toEqual(['192x192', '512x512']);
    for (const { src, sizes, type } of icons) {
      const file = await readFile(join('static', src));
      if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg');
      else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('have a policy for each page, the same in _headers and in the nginx configuration', async () => {
    const rules = parseHeaders(await read('public/_headers'));
    const policy = headersFor(rules, '/about').get('content-security-policy') ?? '';
    // The one script every page has.
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(await read('deploy/nginx.conf')).toContain(`set $pams_policy "${policy}";`);
  });

  it('leave the not-found page, which no rule can name, a policy of its own', async () => {
    const policyIn = async (file: string) => load(await read(file))('meta[http-equiv]').attr('content');
    expect(await policyIn('public/404.html')).toContain("default-src 'self'");
    expect(await policyIn('public/404/index.html')).toContain("default-src 'self'");
    expect(await policyIn('public/about.html')).toBeUndefined();
  });

  it('have one script decide when the others run, the one that runs React among them', async () => {
    for (const page of ['index', 'about', '404']) {
      expect(await read(`public/${page}.html`)).toContain('data-scripts="/runtime-1.js /app-2.js"');
    }
  });

  it('lead an address with a slash to the one without', async () => {
    const rules = (await read('public/_redirects')).split('\n').filter((line) => line.startsWith('/'));
    expect(rules).toEqual(['/about/ /about 301']);
  });
});

it('leaves in public/ nothing that is not for visitors, build after build', async () => {
  const internals = [
    'chunk-map.json',
    'app-3.js.map',
    '_gatsby/slices/_gatsby-scripts-1.html',
    '~partytown/partytown.js',
  ];
  for (const build of ['first', 'second']) {
    for (const file of internals) await put(`public/${file}`, build);
    await put('public/webpack.stats.json', '{}');
    writeHostFiles(root, facts, { preview: false, prefix: '', ...colours });
    const files = await readdir(path('public'), { recursive: true });
    expect(files.filter((file) => /\.map$|stats|chunk-map|^_gatsby|^~/.test(file))).toEqual([]);
  }
});

it('takes no page for the not-found screen but that, also in a second build', async () => {
  for (const page of ['/404-nights', '/films/404']) await put(`public${page}/index.html`, built(page));
  for (const pages of [['/'], ['/', '/404-nights', '/films/404', '/dev-404-page']]) {
    await put('public/webpack.stats.json', '{}');
    writeHostFiles(root, hostFacts(pages), { preview: false, prefix: '', ...colours });
  }
  const listed = [...(await read('public/sitemap.xml')).matchAll(/<loc>https:\/\/www\.pams\.example(.*?)<\/loc>/g)];
  expect(listed.map(([, page]) => page)).toEqual(['/', '/404-nights', '/films/404']);
});

it('lets crawlers into a preview, where they read that it is not to be listed, and shows them no sitemap', async () => {
  writeHostFiles(root, facts, { preview: true, prefix: '', ...colours });
  expect(await read('public/robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(headersFor(parseHeaders(await read('public/_headers')), '/about').get('x-robots-tag')).toBe('noindex');
  expect(await read('deploy/nginx.conf')).toContain('add_header X-Robots-Tag "noindex" always;');
});

describe('below a path', () => {
  beforeEach(() =>
    writeHostFiles(root, hostFacts(['/about', '/'], [], 'https://name.github.io/project'), {
      preview: false,
      prefix: '',
      ...colours,
    }),
  );

  it('name all addresses with it', async () => {
    const rules = parseHeaders(await read('public/_headers'));
    expect(rules.filter((rule) => !rule.path.startsWith('/project/'))).toEqual([]);
    expect(headersFor(rules, '/project/').get('content-security-policy')).toContain('sha256-');
    expect(await read('public/_redirects')).toBe('/project/about/ /project/about 301\n');
    expect(await read('public/sitemap.xml')).toContain('<loc>https://name.github.io/project/about</loc>');
    const { start_url, icons } = JSON.parse(await read('public/manifest.webmanifest')) as {
      start_url: string;
      icons: { src: string }[];
    };
    for (const address of [start_url, ...icons.map(({ src }) => src)]) expect(address).toMatch(/^\/project\//);
    const places = [...(await read('deploy/nginx.conf')).matchAll(/^location (?:= |~ \^)?(\S+)/gm)].map(([, to]) => to);
    expect(places.filter((to) => !to?.startsWith('/project/') && !to?.startsWith('(?<'))).toEqual([]);
  });

  it.each([
    ['/project', true],
    ['', false],
  ])('a build for "%s" keeps it: %s', async (next, kept) => {
    dropOtherPath(root, next);
    expect((await readdir(root)).includes('public')).toBe(kept);
  });
});
