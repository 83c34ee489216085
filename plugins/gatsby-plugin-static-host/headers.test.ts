/** @jest-environment node */
import { headersFor, parseHeaders } from './headers';
import { headersFile } from './hostConfig';

const immutable = 'public, max-age=31536000, immutable';

const header = (path: string, name: string, preview = false): string | null =>
  headersFor(parseHeaders(headersFile(preview, '')), path).get(name);

it('protect every answer', () => {
  expect(Object.fromEntries(headersFor(parseHeaders(headersFile(false, '')), '/no-such-page'))).toEqual({
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/),
  });
});

it('keep SVG that is opened by itself from doing anything', () => {
  expect(header('/static/a/b.svg', 'content-security-policy')).toBe(
    "frame-ancestors 'none', default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

it('keep search engines away from a preview, and from nothing else', () => {
  for (const path of ['/about', '/no-such-page', '/static/a.avif'])
    expect([true, false].map((preview) => header(path, 'x-robots-tag', preview))).toEqual(['noindex', null]);
});

it.each([
  ['/app-1a2b.js', immutable],
  ['/styles.1a2b.css', immutable],
  ['/static/a/b.avif', immutable],
  ['/fonts/pams.1a2b.woff2', immutable],
  ['/sw.js', `${immutable}, no-cache`],
  ['/about', null],
  ['/page-data/about/page-data.json', null],
])('say of %s how it may be kept: %s', (path, expected) => {
  expect(header(path, 'cache-control')).toBe(expected);
});

it('are read with comments, blank lines, Windows line ends and repeated names', () => {
  const text =
    '# note\r\n/*\r\n  # X-Not: this\r\n  Link: </a>; rel=x\r\n\r\n  Link: </b>; rel=y\r\n\r\n/a\r\n  nonsense\r\n  X-A: 1:2\r\n';
  expect(parseHeaders(text)).toEqual([
    { path: '/*', set: { Link: '</a>; rel=x, </b>; rel=y' } },
    { path: '/a', set: { 'X-A': '1:2' } },
  ]);
});

it('are those of all rules that match, joined as hosts join them', () => {
  const rules = parseHeaders('/*\n  X-A: 1\n/docs/*\n  x-a: 2\n/docs\n  X-C: 4\n/a.b\n  X-D: 5');
  expect([...headersFor(rules, '/docs/x/y')]).toEqual([['x-a', '1, 2']]);
  expect(headersFor(rules, '/docs').get('x-c')).toBe('4');
  expect(headersFor(rules, '/aXb').has('x-d')).toBe(false);
});
