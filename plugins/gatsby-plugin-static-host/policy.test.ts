/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, withPolicy } from './policy';

const sha = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>
  <style data-href="/styles.css">body{color:red}</style>
  <script type="application/ld+json">{"@graph":[]}</script>
  <script type=" Module ">late()</script>
  <noscript><style>nav{display:block}</style></noscript>
</head><body><div id="___gatsby"><div style="outline:none" tabindex="-1">&amp;</div></div>
  <script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about";/*]]>*/</script>
  <script src="/app-1.js" async></script></body></html>`;

const policyOf = (html = page, ...endpoints: string[]) => contentSecurityPolicy(html, endpoints, ['a{}']);

/** The sources of a directive. */
const directive = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);

it('allows hashes of styles, also those for browsers without scripts and of libraries, and of attributes where there are some', () => {
  const sheets = [sha('a{}'), sha('body{color:red}'), sha('nav{display:block}')].sort();
  const attributes = ["'unsafe-hashes'", sha('outline:none')];
  expect(directive(policyOf(), 'style-src')).toEqual(["'self'", ...sheets, ...attributes]);
  expect(policyOf('<p>Plain</p>')).not.toContain('unsafe');
});

it('opens the way for a form with an endpoint, once and by origin; a path leads to the site itself', () => {
  const open = policyOf(page, 'https://forms.example/a', 'https://forms.example/b', '/letters');
  expect(directive(open, 'connect-src')).toEqual(["'self'", 'https://forms.example']);
  expect(directive(open, 'form-action')).toEqual(["'self'", 'https://forms.example']);
  expect(directive(policyOf(), 'form-action')).toEqual(["'none'"]);
});

it('is written after the charset, before everything it is for', () => {
  const written = withPolicy(page, [], ['a{}']);
  expect(written).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policyOf()}"/>\n`,
  );
  expect(() => withPolicy('<p>Plain</p>', [], [])).toThrow('no longer writes <meta charset>');
});
