/** @jest-environment node */
import { fixture } from '../testing/fixture';
import { articlesGraph } from './articles';

// The content may have no entry that is not sample copy. The built files are tested in structuredData.output.test.ts.

const site = { company: { name: 'PAMS' }, siteUrl: 'https://www.pams.example' } as Parameters<typeof articlesGraph>[3];
const page = { path: '/media-hub' } as Queries.SeoFragment;
const text = { author: 'Muthoni', body: { html: '<p>A day.</p>' } };

const graphOf = (changes: Partial<Queries.PostFragment>) => {
  const news = { ...fixture<Queries.NewsPaperFragment>('NewsItem'), ...text };
  const post = { ...fixture<Queries.PostFragment>('Post'), ...text, ...changes };
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
