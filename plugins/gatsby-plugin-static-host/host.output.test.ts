import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { content } from '../../src/testing/content';
import { routes } from '../../src/testing/routes';
import { siteUrl } from '../../src/testing/siteUrl';

const read = (file: string): string => readFileSync(join('public', file), 'utf8');
const forms = readdirSync('data/forms').map((file) =>
  content<{ endpoint?: string; netlify?: boolean }>(`forms/${file}`),
);
const endpoints = forms.flatMap(({ endpoint, netlify }) => (netlify ? '/' : (endpoint ?? [])));
const pages = routes.map(({ path }) => path).filter((path) => path !== '/');

const names = ['index', '404', ...pages.map((path) => path.slice(1))];
test.each(names)('%s.html has a policy for what is inline in it', (name) => {
  const html = read(`${name}.html`);
  const [meta = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
  expect(html.slice(html.indexOf('<head'), html.indexOf(meta))).toMatch(/^<head[^>]*><meta charset="utf-8"\/>$/i);
  const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
  const allowed = (directive: string) => directives.get(directive) ?? [];
  const $ = load(html, { scriptingEnabled: false });
  const hashes = (selector: string) => {
    const texts = $(selector).map((_, element) => $(element).attr('style') ?? $(element).text());
    return texts.get().map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  expect(allowed('default-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'base-uri']) expect(allowed(name)).toEqual(["'none'"]);
  const scripts = hashes('script:not([src], [type="application/json"], [type="application/ld+json"])');
  expect(scripts).not.toEqual([]);
  expect([...allowed('script-src')].sort()).toEqual([...new Set(["'self'", ...scripts])].sort());
  // Libraries also write styles into the page.
  expect(allowed('style-src')).toEqual(expect.arrayContaining(["'self'", ...hashes('style, [style]')]));
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  const whole = endpoints.filter((each) => !each.startsWith('/')).map((each) => new URL(each).origin);
  expect(new Set(allowed('connect-src'))).toEqual(new Set(["'self'", ...whole]));
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
  for (const path of ['/static/*', '/fonts/*', '/*.js', '/*.css'])
    expect(rules[path]).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
});

test('_redirects removes the trailing slash from the address of every page', () => {
  expect(read('_redirects').split('\n')).toEqual(expect.arrayContaining(pages.map((path) => `${path}/ ${path} 301`)));
});

test('no file of the build process is published', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|^_gatsby|^~partytown/.test(file))).toEqual([]);
});
