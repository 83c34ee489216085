/** @jest-environment node */
import { withoutScripts } from './withoutScripts';

it('takes out whatever runs or is fetched for a script, and nothing else', () => {
  const html = `<html><head><link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="fetch" href="/d.json">
    <link as="script" rel="preload" href="/app.js"><script type="application/ld+json">{"@type":"Thing"}</script></head>
    <body><h1>Films</h1><script>run()</script><script src="/app.js" async></script></body></html>`;
  const left = withoutScripts(html);
  expect(left).not.toMatch(/run\(\)|app\.js|d\.json/);
  expect(left).toContain('/a.woff2');
  expect(left).toContain('{"@type":"Thing"}');
  expect(left).toContain('<h1>Films</h1>');
});
