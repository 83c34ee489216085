/** @jest-environment node */
import { createHash } from 'node:crypto';
import { formatHeaders, headersFor, parseHeaders } from './headersFile';
import { inlineHashes } from './inline';
import { nginxSnippet } from './nginx';
import { contentSecurityPolicy, headerRules, immutable, revalidate, withOwnPolicy } from './policy';

const sha = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const page = (path: string): string => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>
  <style data-href="/styles.css">body{color:red}</style>
  <script type="application/ld+json">{"@graph":[]}</script>
  <script type=" Module ">late()</script>
  <noscript><style>nav{display:block}</style></noscript>
</head><body><div id="___gatsby"><div style="outline:none" tabindex="-1">&amp;</div></div>
  <script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>
  <script src="/app-1.js" async></script></body></html>`;

const inlineOf = (path: string) => inlineHashes(page(path), path);
const input = (paths: readonly string[] = ['/', '/about']) => ({
  pages: new Map(paths.map((path) => [path, inlineOf(path)])),
  endpoints: [] as string[],
  preview: false,
});

/** The sources of a directive. */
const directive = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);

describe('the hashes of what is inline', () => {
  it('name the scripts of a page, as the browser hashes them', () => {
    const loader = sha('/*<![CDATA[*/window.pagePath="/about";/*]]>*/');
    expect([...inlineOf('/about').scripts]).toEqual([sha('late()'), loader]);
  });

  it('name styles, also those for browsers without scripts, and style attributes', () => {
    expect([...inlineOf('/').styles]).toEqual([sha('body{color:red}'), sha('nav{display:block}')]);
    expect([...inlineOf('/').styleAttributes]).toEqual([sha('outline:none')]);
  });

  it('refuse event handlers, which no hash of ours lets run', () => {
    expect(() => inlineHashes('<button onclick="go()">Go</button>', 'page.html')).toThrow(
      'page.html: the Content-Security-Policy keeps onclick="…" from running',
    );
  });
});

describe('the Content-Security-Policy', () => {
  const policy = () => contentSecurityPolicy(inlineOf('/about'), []);

  it('forbids what is not allowed', () => {
    expect(directive(policy(), 'default-src')).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directive(policy(), name)).toEqual(["'none'"]);
    // Pictures begin as a dot of colour inside the page.
    expect(directive(policy(), 'img-src')).toEqual(["'self'", 'data:']);
  });

  it('lets scripts run from files and by hash, and never by wildcard', () => {
    expect(directive(policy(), 'script-src')).toEqual(["'self'", ...[...inlineOf('/about').scripts].sort()]);
    expect(policy()).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it('allows hashes of attributes for styles alone, and where there are some', () => {
    expect(directive(policy(), 'style-src')).toEqual(
      expect.arrayContaining([sha('body{color:red}'), "'unsafe-hashes'", sha('outline:none')]),
    );
    expect(directive(policy(), 'script-src')).not.toContain("'unsafe-hashes'");
    expect(contentSecurityPolicy(inlineHashes('<p>Plain</p>', 'plain.html'), [])).not.toContain('unsafe');
  });

  it('opens the way for a form with an endpoint, once and by origin', () => {
    const open = contentSecurityPolicy(inlineOf('/'), ['https://forms.example/a', 'https://forms.example/b']);
    expect(directive(open, 'connect-src')).toEqual(["'self'", 'https://forms.example']);
    expect(directive(open, 'form-action')).toEqual(["'self'", 'mailto:', 'https://forms.example']);
    expect(directive(policy(), 'connect-src')).toEqual(["'self'"]);
    // A path leads to the site itself.
    expect(directive(contentSecurityPolicy(inlineOf('/'), ['/letters']), 'connect-src')).toEqual(["'self'"]);
  });
});

describe('the policy a page carries itself', () => {
  const own = (html: string): string => withOwnPolicy(html, inlineHashes(html, 'lost.html'), []);

  it('is written after the charset, before everything it is for, without what only a header can say', () => {
    const policy = contentSecurityPolicy(inlineOf('/404.html'), []).replace("; frame-ancestors 'none'", '');
    expect(own(page('/404.html'))).toContain(
      `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
  });

  it('replaces the one of an earlier build', () => {
    expect(own(own(page('/404.html')))).toBe(own(page('/404.html')));
  });

  it('needs a charset', () => {
    expect(() => own('<p>Plain</p>')).toThrow('no place for its policy');
  });
});

describe('the header rules', () => {
  const header = (path: string, name: string): string | null => headersFor(headerRules(input()), path).get(name);

  it('protect every answer', () => {
    expect(Object.fromEntries(headersFor(headerRules(input()), '/no-such-page'))).toEqual({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('give each page, and nothing else, its own policy and the features it may use', () => {
    for (const path of ['/', '/about']) {
      expect(header(path, 'content-security-policy')).toBe(contentSecurityPolicy(inlineOf(path), []));
      const features = header(path, 'permissions-policy');
      expect(features).toMatch(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/);
      for (const feature of ['camera', 'geolocation', 'payment']) expect(features).toContain(`${feature}=()`);
    }
    for (const path of ['/about/', '/static/a.avif', '/app-1a2b.js', '/page-data/app-data.json'])
      expect([header(path, 'content-security-policy'), header(path, 'permissions-policy')]).toEqual([null, null]);
  });

  it('let forty pages in: one more adds its own rule, and nothing to any other', () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/page-${index}`);
    const lines = formatHeaders(headerRules(input(paths))).split('\n');
    const before = formatHeaders(headerRules(input(paths.slice(1)))).split('\n');
    const added = lines.filter((line) => !before.includes(line));
    expect(added).toEqual(['/page-0', expect.stringContaining('Content-Security-Policy: ')]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  it('keep search engines away from a preview, and from nothing else', () => {
    const preview = headerRules({ ...input(), preview: true });
    for (const path of ['/about', '/no-such-page', '/static/a.avif']) {
      expect(headersFor(preview, path).get('x-robots-tag')).toBe('noindex');
      expect(header(path, 'x-robots-tag')).toBeNull();
    }
  });

  it.each([
    ['/app-1a2b.js', immutable],
    ['/styles.1a2b.css', immutable],
    ['/static/a/b.avif', immutable],
    ['/fonts/pams.1a2b.woff2', immutable],
    ['/', revalidate],
    ['/about', revalidate],
    ['/page-data/about/page-data.json', revalidate],
    ['/manifest.webmanifest', revalidate],
    ['/feed.xml', revalidate],
    ['/sitemap.xml', revalidate],
    ['/robots.txt', revalidate],
    ['/sw.js', `${immutable}, ${revalidate}`],
    ['/favicon.svg', null],
  ])('say of %s how it may be kept: %s', (path, expected) => {
    expect(header(path, 'cache-control')).toBe(expected);
  });
});

describe('a _headers file', () => {
  it('says the same after it is written and read', () => {
    const rules = headerRules(input());
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  it('is read with comments, blank lines, Windows line ends and repeated names', () => {
    const text =
      '# note\r\n/*\r\n  # X-Not: this\r\n  Link: </a>; rel=x\r\n\r\n  Link: </b>; rel=y\r\n\r\n/a\r\n  nonsense\r\n  X-A: 1:2\r\n';
    expect(parseHeaders(text)).toEqual([
      { path: '/*', set: { Link: '</a>; rel=x, </b>; rel=y' } },
      { path: '/a', set: { 'X-A': '1:2' } },
    ]);
  });

  it('gives a path the headers of all rules that match, joined as hosts join them', () => {
    const rules = parseHeaders('/*\n  X-A: 1\n/docs/*\n  x-a: 2\n  X-B: 3\n/docs\n  X-C: 4\n/a.b\n  X-D: 5');
    expect([...headersFor(rules, '/docs/x/y')]).toEqual([
      ['x-a', '1, 2'],
      ['x-b', '3'],
    ]);
    expect([...headersFor(rules, '/docs')]).toEqual([
      ['x-a', '1'],
      ['x-c', '4'],
    ]);
    expect(headersFor(rules, '/aXb').has('x-d')).toBe(false);
  });

  it('is refused when Cloudflare Pages would ignore part of it', () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, set: { A: 'b' } }));
    expect(() => formatHeaders(many)).toThrow('101 rules');
    expect(() => formatHeaders(many.slice(1))).not.toThrow();
    const line = (length: number) => [{ path: '/*', set: { Csp: 'x'.repeat(length - '  Csp: '.length) } }];
    expect(() => formatHeaders(line(2001))).toThrow(/2001 characters; 2000 is the most. It begins: Csp: x{55}$/);
    expect(() => formatHeaders(line(2000))).not.toThrow();
  });
});

it.each(['a "quoted" word', '$host', 'a \\'])(
  'the nginx configuration refuses a value that nginx would take apart: %s',
  (value) => {
    const inline = { scripts: new Set([value]), styles: new Set<string>(), styleAttributes: new Set<string>() };
    expect(() => nginxSnippet({ ...input(), pages: new Map([['/', inline]]) })).toThrow('nginx cannot carry');
  },
);
