import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHashes } from '../../config/siteFiles';
import { content } from '../../src/testing/content';
import { routes } from '../../src/testing/routes';
import { contentSecurityPolicy } from './policy';

const read = (file: string): string => readFileSync(join('public', file), 'utf8');
const forms = readdirSync('data/forms').map((file) =>
  content<{ endpoint?: string; netlify?: boolean }>(`forms/${file}`),
);
const endpoints = forms.flatMap(({ endpoint, netlify }) => (netlify ? '/' : (endpoint ?? [])));
const pages = routes.map(({ path }) => path).filter((path) => path !== '/');

test.each(['index', '404', ...pages.map((path) => path.slice(1))])(
  '%s.html carries the policy of what is inline in it, before everything it is for',
  (name) => {
    const html = read(`${name}.html`);
    const [meta = '', policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
    expect(policy).toBe(contentSecurityPolicy(html.replace(meta, ''), name, endpoints, styleHashes));
    expect(html.slice(html.indexOf('<head'), html.indexOf(meta))).toMatch(/^<head[^>]*><meta charset="utf-8"\/>$/i);
  },
);

test('_headers says what no <meta> can, and how long files are kept', () => {
  const rules = Object.fromEntries(
    read('_headers')
      .split(/\n(?=\/)/)
      .map((rule) => [rule.split('\n')[0], rule.match(/^ {2}[^\n]*/gm)?.map((line) => line.trim())]),
  );
  expect(rules['/*']).toEqual([
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Frame-Options: DENY',
    expect.stringMatching(/^Strict-Transport-Security: max-age=\d{8}$/),
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    expect.stringMatching(/^Permissions-Policy: ([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
  ]);
  for (const path of ['/static/*', '/fonts/*', '/*.js', '/*.css'])
    expect(rules[path]).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  expect(rules['/sw.js']).toEqual(['Cache-Control: no-cache']);
});

test('_redirects leads the address of every page with a slash to the one without', () => {
  expect(read('_redirects').split('\n')).toEqual(expect.arrayContaining(pages.map((path) => `${path}/ ${path} 301`)));
});
