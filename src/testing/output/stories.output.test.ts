import { articles, bodyOf } from './entries';
import { builtPage, text } from './pages';

// The texts of news and posts, which `reading.ts` leaves out.

const $ = builtPage('/media-hub');
const withText = articles.flatMap((article) => (article.body ? [[article.slug, bodyOf(article) ?? ''] as const] : []));

test('each news item and post has its whole text, and no other', () => {
  for (const [slug, body] of withText) {
    const shown = $(`#${slug}`).next();
    expect(shown.find('h1, h2, h3').length).toBe(0);
    expect(shown.find('h4').length).toBe(body.match(/^## /gm)?.length ?? 0);
    const plain = body.replace(/\]\(.*?\)|^(?:##|>|-|\d+\.) |[*_[\\]/gm, '');
    expect(text(shown.text()).replaceAll(' ', '')).toBe(text(plain).replaceAll(' ', ''));
  }
});

test('each link in a text has the address of its entry', () => {
  for (const [slug, body] of withText) {
    const links = $(`#${slug}`).next().find('a');
    const found = links.map((_, link) => [[text($(link).text()), $(link).attr('href')]]).get();
    expect(found).toEqual([...body.matchAll(/\[(.+?)\]\((.+?)\)/g)].map(([, label = '', to]) => [text(label), to]));
  }
});
