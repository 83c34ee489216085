import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { content } from '../../src/testing/content';
import { routes } from '../../src/testing/routes';
import { siteUrl } from '../../src/testing/siteUrl';

const read = (file: string): string => readFileSync(join('public', file), 'utf8');
const forms = readdirSync('data/forms').map((file) => content<Queries.Form>(`forms/${file}`));
const origins = forms.flatMap(({ endpoint }) => (endpoint?.startsWith('https:') ? new URL(endpoint).origin : []));
const pages = routes.map(({ path }) => path).filter((path) => path !== '/');

const names = ['index', '404', ...pages.map((path) => path.slice(1))];
test.each(names)('%s.html allows no other scripts and styles by its policy', (name) => {
  const html = read(`${name}.html`);
  const [meta = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
  expect(html.slice(html.indexOf('<head'), html.indexOf(meta))).toMatch(/^<head[^>]*><meta charset="utf-8"\/>$/i);
  const directives = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)));
  expect(directives).toMatchObject({
    ...{ 'default-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'" },
    'connect-src': ["'self'", ...new Set(origins)].join(' '),
  });
  // The browser tests fail if the hash of a script or style is missing.
  expect(directives['script-src']).toMatch(/^'self'( 'sha256-[^' ]+')+$/);
  expect(directives['style-src']).toMatch(/^'self'( 'unsafe-hashes'| 'sha256-[^' ]+')+$/);
});

test('robots.txt allows all pages and names the sitemap', () => {
  const rules = read('robots.txt').split('\n').filter(Boolean);
  expect(rules).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('the sitemap has every page', () => {
  const listed = load(read('sitemap.xml'), { xml: true })('url > loc');
  const addresses = listed.get().map((loc) => load(loc).text());
  expect(addresses.sort()).toEqual(routes.map(({ path }) => siteUrl + path).sort());
});

test('_headers has the headers that a <meta> cannot set, and cache times', () => {
  const rules = Object.fromEntries(
    read('_headers')
      .split(/\n(?=\/)/)
      .map((rule) => [rule.split('\n')[0], rule.match(/^ {2}[^\n]*/gm)?.map((line) => line.trim())]),
  );
  expect(rules['/*']).toEqual([
    "Content-Security-Policy: frame-ancestors 'none'",
    expect.stringMatching(/^Strict-Transport-Security: max-age=\d{8}$/),
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    expect.stringMatching(/^Permissions-Policy: ([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
  ]);
  for (const path of ['/static/*', '/*.js', '/*.css'])
    expect(rules[path]).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
});

test('_redirects removes the trailing slash from the address of every page', () => {
  expect(read('_redirects').split('\n')).toEqual(expect.arrayContaining(pages.map((path) => `${path}/ ${path} 301`)));
});

test('no file of the build process is published', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|^_gatsby|^~partytown/.test(file))).toEqual([]);
});
