import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../routes';
import { createSiteServer } from '../../../plugins/gatsby-plugin-static-host/server';
import { listen, type Listening } from '../listen';
import { crawl, type Crawl } from './crawl';
import { siteUrl } from '../siteUrl';

let server: Listening;
let found: Crawl;

/** Everything editors have written, in one text. */
const written = (): string =>
  readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join('data', file), 'utf8'))
    .join('\n');

beforeAll(async () => {
  server = await listen(createSiteServer({ publicDir: 'public' }));
  const base = `http://127.0.0.1:${server.port}`;
  found = await crawl(base, siteUrl, [
    { path: '/', status: 200 },
    { path: '/robots.txt', status: 200 },
    { path: '/no-such-page', status: 404 },
    // What Gatsby's runtime asks for on its own, by a path it makes up.
    ...['app-data.json', ...routes.map(({ path }) => `${path === '/' ? 'index' : path.slice(1)}/page-data.json`)].map(
      (file) => ({ path: `/page-data/${file}`, status: 200 }),
    ),
  ]);
}, 60_000);

afterAll(() => server.close());

test('every address of the served site answers at once, and every hash is there', () => {
  expect(found.dead).toEqual([]);
});

test('the crawl came everywhere: pages, pictures, scripts, styles, fonts, cards, sitemap, feed, manifest', () => {
  const reached = [...found.reached];
  expect(reached).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
  expect(reached).toEqual(
    expect.arrayContaining(['/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/icon-512.png']),
  );
  for (const kind of [
    /\.avif$/,
    /\.webp$/,
    /\.js$/,
    /\.css$/,
    /\.woff2$/,
    /\/card-[\w-]+\.png$/,
    /^\/page-data\/.*json$/,
  ]) {
    expect(reached).toContainEqual(expect.stringMatching(kind));
  }
});

test('nothing leads to another host but what editors have written', () => {
  const words = written();
  expect([...found.elsewhere].filter((address) => !words.includes(address))).toEqual([]);
});

test('nothing is published that is for the build alone', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|^_gatsby|^~partytown/.test(file))).toEqual([]);
  const scripts = [...found.reached].filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => /sourceMappingURL/.test(readFileSync(join('public', path), 'utf8')))).toEqual([]);
});
