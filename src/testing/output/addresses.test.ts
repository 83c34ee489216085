/** @jest-environment node */
import { addressesIn } from './addresses';

describe('an address is found', () => {
  it.each([
    ['text/html', '<a href="/a"><img src="/b" srcset="/c 1x, /d 2x">', ['/a', '/b', '/c', '/d']],
    ['text/html', '<meta property="og:image" content="https://s.example/e">', ['https://s.example/e']],
    ['text/html', '<noscript><img src="/f"></noscript><style>a{background:url(/g)}</style>', ['/f', '/g']],
    [
      'text/html',
      '<script type="application/ld+json">{"@id":"https://s.example/#x","url":"https://s.example/h"}</script>',
      ['https://s.example/h'],
    ],
    ['text/html', '<script data-scripts="/app-1.js /app-2.js"></script>', ['/app-1.js', '/app-2.js']],
    ['text/css', 'a{src:url(\'/i\') url("j")}', ['/i', 'j']],
    ['application/xml', '<urlset><url><loc>https://s.example/k</loc></url></urlset>', ['https://s.example/k']],
    ['text/plain', 'User-agent: *\nSitemap: https://s.example/l.xml\n', ['https://s.example/l.xml']],
    [
      'application/json',
      '{"words":"and/or","src":"/static/m.avif","srcSet":"/n.webp 1w, /o.webp 2w"}',
      ['/static/m.avif', '/n.webp', '/o.webp'],
    ],
  ])('in %s: %s', (type, body, addresses) => {
    expect(addressesIn(type, body)).toEqual(addresses);
  });
});
