/** @jest-environment node */
import { load } from 'cheerio';
import { feed, type FeedContent } from './siteFiles';

// Cases that the current content does not have. The others are in feed.output.test.ts.

const read = (news: FeedContent['allNewsItem']['nodes']) => {
  const text = feed({
    site: { siteMetadata: { siteUrl: 'https://www.example.test' } },
    company: { name: 'PAMS', tagline: '', description: '', locale: 'en-GB' },
    mediaHubPage: { path: '/about', feedTitle: 'News & posts', feedSubtitle: 'Ours.' },
    allNewsItem: { nodes: news },
    allPost: { nodes: [] },
  });
  return load(text, { xml: true });
};
const entry = { slug: 'one', title: 'A <b> & “c”', category: 'Film & "TV"', date: '2026-01-02', excerpt: 'So.' };

it('escapes every value, whatever the schema promises', () => {
  const evil = '"></id><evil/>';
  const evilEntry = { slug: evil, title: evil, category: evil, date: evil, author: evil, excerpt: evil };
  const text = feed({
    site: { siteMetadata: { siteUrl: evil } },
    company: { name: evil, tagline: evil, description: evil, locale: evil },
    mediaHubPage: { path: evil, feedTitle: evil, feedSubtitle: evil },
    allNewsItem: { nodes: [evilEntry] },
    allPost: { nodes: [] },
  });
  expect(text).not.toContain('<evil');
});

it('is a feed also while there is nothing in it', () => {
  expect(read([])('feed > updated').text()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
});

it('takes texts as they are, and ends with the twentieth entry', () => {
  const entries = read(Array.from({ length: 30 }, () => entry))('entry');
  expect(entries).toHaveLength(20);
  expect(entries.first().find('title').text()).toBe(entry.title);
  expect(entries.first().find('category').attr('term')).toBe(entry.category);
});
