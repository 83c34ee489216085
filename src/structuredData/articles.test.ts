/** @jest-environment node */
import { articlesGraph } from './articles';

// The content may have no entry that is not sample copy. The built files are tested in structuredData.output.test.ts.

const site = { company: { name: 'PAMS' }, siteUrl: 'https://www.pams.example' } as Parameters<typeof articlesGraph>[3];
const page = { path: '/media-hub' } as Queries.SeoFragment;
const entry = { slug: 'one', title: 'One', category: 'Craft', date: '2026-10-06', excerpt: 'A day.', read: null };
const text = { ...entry, author: 'Muthoni', body: { html: '<p>A day.</p>' }, sample: null };

const graphOf = (changes: Partial<Queries.PostFragment>) => {
  const news = { ...text, image: null };
  const post = { ...text, readTime: 6, ...changes };
  return articlesGraph([news], [post], page, site);
};

it('names the author of a news item and of a post, and the company for a post without one', () => {
  const person = { '@type': 'Person', name: text.author };
  const articles = graphOf({});
  expect(articles).toMatchObject([
    { '@type': 'NewsArticle', author: person },
    { '@type': 'BlogPosting', author: person },
  ]);
  expect(graphOf({ author: null })[1]?.author).toEqual(articles[1]?.publisher);
});

it.each([{ sample: true }, { body: null }])('leaves out a post with %o', (changes) => {
  expect(graphOf(changes)).toHaveLength(1);
});
