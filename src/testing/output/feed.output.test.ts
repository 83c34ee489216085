/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { content } from '../content';
import { prefix, siteUrl } from '../siteUrl';

interface Written {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
}

const page = content<{ path: string; feedTitle: string }>('pages/media-hub.yaml');
// The feed ends with the twentieth.
const entries = [...content<Written[]>('news.yaml'), ...content<Written[]>('posts.yaml')]
  .sort((one, other) => other.date.localeCompare(one.date))
  .slice(0, 20);
const xml = readFileSync('public/feed.xml', 'utf8');
const feed = new DOMParser().parseFromString(xml, 'application/xml');
const texts = (selector: string): string[] =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

test('is well-formed Atom', () => {
  expect(feed.querySelector('parsererror')).toBeNull();
  expect([feed.documentElement.localName, feed.documentElement.namespaceURI]).toEqual([
    'feed',
    'http://www.w3.org/2005/Atom',
  ]);
  expect(texts('feed > title')).toEqual([page.feedTitle]);
});

test('has the newest news items and posts once, each with an address of its own as its identity', () => {
  const addresses = entries.map(({ slug }) => `${siteUrl}${page.path}#${slug}`);
  expect(texts('entry > id').sort()).toEqual(addresses.sort());
  expect(new Set(texts('id')).size).toBe(entries.length + 1);
  expect(texts('entry > title').sort()).toEqual(entries.map(({ title }) => title).sort());
});

test.each(['index', 'media-hub'])('is found by readers on %s', (name) => {
  const html = new DOMParser().parseFromString(readFileSync(`public/${name}.html`, 'utf8'), 'text/html');
  const links = [...html.querySelectorAll('link[rel=alternate]')];
  expect(links.map((link) => ['type', 'title', 'href'].map((name) => link.getAttribute(name)))).toEqual([
    ['application/atom+xml', page.feedTitle, `${prefix}/feed.xml`],
  ]);
});
