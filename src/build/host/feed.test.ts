/** @jest-environment node */
import { load } from 'cheerio';
import { feed, type FeedFacts } from './feed';

const facts: FeedFacts = {
  title: 'News & posts',
  description: 'All of it.',
  path: '/media-hub',
  entries: [
    { slug: 'older', title: 'Older', category: 'Craft', date: '2026-01-02' },
    { slug: 'newer', title: 'A <b> & “c”', category: 'Film', date: '2026-10-14', author: 'Ama', excerpt: 'So & so.' },
  ],
};
const company = { name: 'PAMS', locale: 'en-GB' };
const siteUrl = 'https://www.example.test';
const read = (from: FeedFacts) => load(feed(from, company, siteUrl), { xml: true });

test('has the newest entry first, and its day as the moment of the feed', () => {
  const $ = read(facts);
  const titles = $('entry > title').map((_, title) => $(title).text());
  expect(titles.get()).toEqual(['A <b> & “c”', 'Older']);
  expect($('feed > updated').text()).toBe('2026-10-14T00:00:00Z');
  expect($('feed > title').text()).toBe('News & posts');
  expect($('feed > subtitle').text()).toBe('All of it.');
});

test('leads each entry to its place on the page, which is its identity', () => {
  const $ = read(facts);
  expect($('entry > id').first().text()).toBe(`${siteUrl}/media-hub#newer`);
  expect($('entry > link').first().attr()).toEqual({
    rel: 'alternate',
    type: 'text/html',
    href: `${siteUrl}/media-hub#newer`,
  });
});

test('says of itself where it is, in which language, and what it is the feed of', () => {
  const $ = read(facts);
  expect($('feed').attr('xml:lang')).toBe('en-GB');
  expect($('feed > id').text()).toBe(`${siteUrl}/feed.xml`);
  expect($('feed > icon').text()).toBe(`${siteUrl}/icon-192.png`);
  const links = $('feed > link').get();
  expect(links.map((link) => $(link).attr())).toEqual([
    { rel: 'self', type: 'application/atom+xml', href: `${siteUrl}/feed.xml` },
    { rel: 'alternate', type: 'text/html', href: `${siteUrl}/media-hub` },
  ]);
});

test('says of each entry when it came out and what it is about', () => {
  const $ = read(facts);
  const entry = $('entry').first();
  expect(entry.children('published').text()).toBe('2026-10-14T00:00:00Z');
  expect(entry.children('updated').text()).toBe('2026-10-14T00:00:00Z');
  expect(entry.children('category').attr('term')).toBe('Film');
});

test('names the author where there is one, and the company for the feed', () => {
  const $ = read(facts);
  expect($('feed > author > name').text()).toBe('PAMS');
  expect($('entry > author')).toHaveLength(1);
  expect($('entry > summary')).toHaveLength(1);
  expect($('entry > author > name').text()).toBe('Ama');
  expect($('entry > summary').text()).toBe('So & so.');
  const older = $('entry').last();
  expect(
    older
      .children()
      .get()
      .map(({ tagName }) => tagName),
  ).toEqual(['id', 'title', 'link', 'published', 'updated', 'category']);
  const loose = $('feed, entry')
    .contents()
    .filter((_, { type }) => type === 'text');
  expect(loose.text().trim()).toBe('');
});

test('is a feed also while there is nothing in it', () => {
  const $ = read({ ...facts, entries: [] });
  expect($('feed > updated').text()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect($('entry')).toHaveLength(0);
});

test('ends with the twentieth entry', () => {
  const day = (at: number) => `2026-01-${String(at + 1).padStart(2, '0')}`;
  const entries = Array.from({ length: 25 }, (_, at) => ({
    slug: `news-${at}`,
    title: 'News',
    category: 'Film',
    date: day(at),
  }));
  const $ = read({ ...facts, entries });
  expect($('entry')).toHaveLength(20);
  expect($('entry > id').first().text()).toContain('#news-24');
});
