/** @jest-environment node */
import { routeOf, routesIn } from './routes';

describe('the address of a page', () => {
  it.each([
    ['index.tsx', '/'],
    ['about.tsx', '/about'],
    ['media-hub.yaml', '/media-hub'],
    ['work/index.tsx', '/work'],
    ['work/with-us.tsx', '/work/with-us'],
    ['reindex.tsx', '/reindex'],
    ['index.old.tsx', '/index.old'],
    ['indexed.tsx', '/indexed'],
  ])('of %s is %s', (file, route) => {
    expect(routeOf(file)).toBe(route);
  });

  it('can be linked to if the page has an entry and is not the one for addresses that lead nowhere', () => {
    const names = [
      'films.yaml',
      'pages/index.yaml',
      'pages/404.yaml',
      'pages/about.yaml',
      'pages/a.yaml.txt',
      'pages/b.txt',
      'old/pages/c.yaml',
      'pages/.yaml',
    ];
    expect(routesIn(names)).toEqual(['/', '/about']);
  });
});
