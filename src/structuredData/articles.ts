import type { Site } from '../lib/useCompany';
import { publisher, type Thing } from './common';

type NewsItem = Queries.NewsPaperFragment;
type Post = Queries.PostFragment;

/** The news items and posts for search engines: those that have a text, and are not sample copy. */
export function articlesGraph(
  news: readonly NewsItem[],
  posts: readonly Post[],
  page: Queries.SeoFragment,
  site: Site,
): Thing[] {
  const company = publisher(site);
  const article = (entry: NewsItem | Post): Thing[] => {
    const { slug, title, excerpt, category, date, author, body, sample } = entry;
    if (!body || sample) return [];
    const url = `${site.siteUrl}${page.path}#${slug}`;
    const isPost = 'readTime' in entry;
    const src = !isPost && entry.image?.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return [
      {
        '@type': isPost ? 'BlogPosting' : 'NewsArticle',
        '@id': url,
        url,
        headline: title,
        description: excerpt,
        articleSection: category,
        datePublished: date,
        author: author ? { '@type': 'Person', name: author } : company,
        publisher: company,
        ...(src && { image: new URL(src, site.siteUrl).href }),
      },
    ];
  };
  return [...news, ...posts].flatMap(article);
}
