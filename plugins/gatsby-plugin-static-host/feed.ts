import { feedPath } from '../gatsby-plugin-content';
import { escaped } from './sitemap';

/** A news item or a post; posts have no author of their own. */
export type FeedEntry = Pick<Queries.Post, 'slug' | 'title' | 'category' | 'date' | 'excerpt'> &
  Partial<Pick<Queries.NewsItem, 'author'>>;

/** What the feed is made from: the company, the page that lists the entries, and these in any order. */
export interface FeedFacts {
  readonly company: Pick<Queries.Company, 'name' | 'locale'>;
  readonly page: Pick<Queries.MediaHubPage, 'path' | 'feed' | 'feedSubtitle'>;
  readonly entries: readonly FeedEntry[];
}

/** The most entries it has: readers keep what they have fetched. */
const most = 20;

/** A day as RFC 3339 writes a moment, which Atom asks for: its first second in Accra, where clocks show UTC. */
const moment = (day: string): string => `${day}T00:00:00Z`;

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const link = (rel: string, type: string, url: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(url)}"/>`;

const entryElement = (url: string, { title, category, date, author, excerpt }: FeedEntry): string =>
  `<entry>
    ${element('id', url)}
    ${element('title', title)}
    ${link('alternate', 'text/html', url)}
    ${element('published', moment(date))}
    ${element('updated', moment(date))}
    <category term="${escaped(category)}"/>
    ${author ? `<author>${element('name', author)}</author>` : ''}
    ${element('summary', excerpt)}
  </entry>`.replace(/\n\s*(?=\n)/g, '');

/**
 * The feed of news and posts, in Atom (RFC 4287). Entries have no page of their own: each is identified by its place on the
 * page that lists them, and leads there.
 * @param siteUrl the site's address, without a slash at the end
 */
export function feed({ company, page, entries }: FeedFacts, siteUrl: string): string {
  const newest = entries.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, most);
  // Atom wants a moment also of a feed without entries.
  const updated = newest[0]?.date ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(company.locale)}">
  ${element('id', siteUrl + feedPath)}
  ${element('title', page.feed)}
  ${element('subtitle', page.feedSubtitle)}
  ${element('updated', moment(updated))}
  ${link('self', 'application/atom+xml', siteUrl + feedPath)}
  ${link('alternate', 'text/html', siteUrl + page.path)}
  <author>${element('name', company.name)}</author>
  ${element('icon', `${siteUrl}/icon-192.png`)}
  ${newest.map((entry) => entryElement(`${siteUrl}${page.path}#${entry.slug}`, entry)).join('\n  ')}
</feed>
`;
}
