/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { content } from '../content';
import { siteUrl } from '../siteUrl';
import { articles, bodyOf } from './entries';

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

test('the feed has the newest news items and posts first, each with its address, date, subject and author', () => {
  const read = [...feed.querySelectorAll('entry')].map((entry) => ({
    said: ['id', 'title', 'published', 'summary', 'author > name'].map((selector) => text(entry, selector)),
    category: entry.querySelector('category')?.getAttribute('term'),
    links: links(entry),
  }));
  // The feed has at most twenty entries.
  const wanted = articles.slice(0, 20).map(({ slug, title, date, excerpt, author, category }) => ({
    said: [`${url}#${slug}`, title, `${date}T00:00:00Z`, excerpt.trim(), author ?? undefined],
    category,
    links: [['alternate', `${url}#${slug}`]],
  }));
  expect(read).toEqual(wanted);
});

test('the feed has the text of each entry that has one, with full addresses in its links', () => {
  const plain = (html = '') => html.replace(/[^\p{L}]/gu, '');
  for (const [index, entry] of feed.querySelectorAll('entry').entries()) {
    const html = entry.querySelector(':scope > content[type=html]')?.textContent ?? '';
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const [firstLine = ''] =
      bodyOf(articles[index])
        ?.replace(/\]\(.*?\)/g, '')
        .split('\n') ?? [];
    expect(plain(body.textContent).startsWith(plain(firstLine))).toBe(true);
    expect([index, html !== '']).toEqual([index, Boolean(articles[index]?.body)]);
    const addresses = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
  }
});
