/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { content } from '../content';
import { siteUrl } from '../siteUrl';

const feed = new DOMParser().parseFromString(readFileSync('public/feed.xml', 'utf8'), 'application/xml');
const text = (part: ParentNode, selector: string) => part.querySelector(`:scope > ${selector}`)?.textContent;
const links = (part: Element) =>
  [...part.querySelectorAll(':scope > link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);

const page = content<Record<'path' | 'feedTitle' | 'feedSubtitle', string>>('pages/media-hub.yaml');
const url = siteUrl + page.path;

test('the feed is well-formed, and has its title, address and language', () => {
  const { name, locale } = content<Record<'name' | 'locale', string>>('company.yaml');
  const root = feed.documentElement;
  expect(root.getAttribute('xml:lang')).toBe(locale);
  const said = ['id', 'title', 'subtitle', 'author > name', 'icon'].map((selector) => text(root, selector));
  expect(said).toEqual([`${siteUrl}/feed.xml`, page.feedTitle, page.feedSubtitle, name, `${siteUrl}/icon-192.png`]);
  expect(links(root)).toEqual(Object.entries({ self: `${siteUrl}/feed.xml`, alternate: url }));
});

test('the feed has the whole text of each entry that has one, and its links have full addresses', () => {
  const entries = [...content<Queries.NewsItem[]>('news.yaml'), ...content<Queries.NewsItem[]>('posts.yaml')];
  for (const entry of feed.querySelectorAll('entry')) {
    const { body, slug } = entries.find(({ slug }) => text(entry, 'id') === `${url}#${slug}`) ?? {};
    const whole = entry.querySelector(':scope > content[type=html]');
    expect([slug, whole !== null]).toEqual([slug, Boolean(body)]);
    const { body: shown } = new DOMParser().parseFromString(whole?.textContent ?? '', 'text/html');
    expect(shown.querySelectorAll('p').length > 0).toBe(Boolean(body));
    const addresses = [...shown.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
  }
});

test('the feed has the newest news items and posts, each with its address, date, subject and author', () => {
  const entries = [...content<Queries.NewsItem[]>('news.yaml'), ...content<Queries.NewsItem[]>('posts.yaml')];
  // The feed has at most twenty entries.
  const newest = entries
    .sort((one, other) => other.date.localeCompare(one.date) || (one.slug < other.slug ? -1 : 1))
    .slice(0, 20);
  const read = [...feed.querySelectorAll('entry')].map((entry) => ({
    said: ['id', 'title', 'published', 'summary', 'author > name'].map((selector) => text(entry, selector)),
    category: entry.querySelector('category')?.getAttribute('term'),
    links: links(entry),
  }));
  const wanted = newest.map(({ slug, title, date, excerpt, author, category }) => ({
    said: [`${url}#${slug}`, title, `${date}T00:00:00Z`, excerpt.trim(), author],
    category,
    links: [['alternate', `${url}#${slug}`]],
  }));
  expect(read).toEqual(expect.arrayContaining(wanted));
  expect(read).toHaveLength(wanted.length);
});
