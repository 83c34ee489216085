import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../routes';
import { crawl } from './crawl';
import { siteUrl } from '../siteUrl';

/** Everything editors have written, in one text. */
const written = (): string =>
  readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join('data', file), 'utf8'))
    .join('\n');

const found = crawl('public', siteUrl, [
  '/',
  '/404',
  '/robots.txt',
  // What Gatsby's runtime asks for on its own, by a path it makes up.
  ...['app-data.json', ...routes.map(({ path }) => `${path === '/' ? 'index' : path.slice(1)}/page-data.json`)].map(
    (file) => `/page-data/${file}`,
  ),
]);

test('every address of the site has its file, and every hash its place', () => {
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
