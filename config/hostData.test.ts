/** @jest-environment node */
import { load } from 'cheerio';
import { type Answer, serialize } from './hostData';

const siteUrl = 'https://www.example.test';
const answer: Answer = {
  site: { siteMetadata: { siteUrl } },
  company: { name: 'PAMS', locale: 'en-GB' },
  mediaHubPage: { path: '/about', feedTitle: 'News & posts', feedSubtitle: 'Ours.' },
  allNewsItem: {
    nodes: [
      { slug: 'newer', title: 'A <b> & “c”', category: 'Film', date: '2026-10-14', author: 'Ama', excerpt: 'So & so.' },
    ],
  },
  allPost: {
    nodes: [{ slug: 'older', title: 'Older', category: 'Craft', date: '2026-01-02', excerpt: 'What it says.' }],
  },
  allForm: { nodes: [] },
};
const read = (from = answer) => load(String(serialize(from).files['/feed.xml']), { xml: true });

it('says what it is, where it is and in which language', () => {
  const $ = read();
  const words = ['title', 'subtitle', 'id', 'icon', 'author > name'].map((name) => $(`feed > ${name}`).text());
  expect(words).toEqual(['News & posts', 'Ours.', `${siteUrl}/feed.xml`, `${siteUrl}/icon-192.png`, 'PAMS']);
  expect($('feed').attr('xml:lang')).toBe('en-GB');
  const links = $('feed > link').get();
  expect(links.map((link) => $(link).attr())).toEqual([
    { rel: 'self', type: 'application/atom+xml', href: `${siteUrl}/feed.xml` },
    { rel: 'alternate', type: 'text/html', href: `${siteUrl}/about` },
  ]);
});

it('says of each entry where it is, when it came out, what it is about and who wrote it', () => {
  const $ = read();
  const [newer, older] = [$('entry').first(), $('entry').last()];
  const url = `${siteUrl}/about#newer`;
  expect(newer.children('link').attr()).toEqual({ rel: 'alternate', type: 'text/html', href: url });
  const words = ['id', 'title', 'published', 'author > name', 'summary'].map((name) => newer.find(name).text());
  expect(words).toEqual([url, 'A <b> & “c”', '2026-10-14T00:00:00Z', 'Ama', 'So & so.']);
  expect(newer.children('category').attr('term')).toBe('Film');
  expect(older.children('author')).toHaveLength(0);
});

it('is a feed also while there is nothing in it', () => {
  expect(read({ ...answer, allNewsItem: { nodes: [] }, allPost: { nodes: [] } })('feed > updated').text()).toMatch(
    /^\d{4}-\d\d-\d\dT00:00:00Z$/,
  );
});

it('ends with the twentieth entry', () => {
  const nodes = answer.allPost.nodes.flatMap((entry) => Array.from({ length: 30 }, () => entry));
  expect(read({ ...answer, allPost: { nodes } })('entry')).toHaveLength(20);
});
