import { escaped } from './textFiles';

type Entry = Readonly<Record<'slug' | 'title' | 'category' | 'date' | 'excerpt', string>> & {
  readonly author?: string;
};

/** What a feed is made from. Paths begin with `/`. */
export interface Feed {
  /** Where the feed is served, and the page that lists its entries. */
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly language: string;
  readonly icon: string;
  /** In any order. `slug` is the hash of an entry on its page, `date` a day: `2026-01-31`. */
  readonly entries: readonly Entry[];
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** A day as a timestamp of RFC 3339, which Atom requires: its first second in UTC. */
const moment = (name: 'published' | 'updated', day: string): string => element(name, `${day}T00:00:00Z`);

const link = (rel: string, type: string, url: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(url)}"/>`;

const entryElement = (url: string, { title, category, date, author, excerpt }: Entry): string =>
  `<entry>
    ${element('id', url)}
    ${element('title', title)}
    ${link('alternate', 'text/html', url)}
    ${moment('published', date)}
    ${moment('updated', date)}
    <category term="${escaped(category)}"/>
    ${author ? `<author>${element('name', author)}</author>` : ''}
    ${element('summary', excerpt)}
  </entry>`.replace(/\n\s*(?=\n)/g, '');

/**
 * A feed in Atom (RFC 4287). Entries have no page of their own: each is identified by its place on the page that lists them,
 * and leads there.
 * @param siteUrl the site's address, without a slash at the end
 */
export function atom({ path, page, title, subtitle, author, language, icon, entries }: Feed, siteUrl: string): string {
  // Readers keep what they have fetched.
  const newest = entries.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, 20);
  // Atom requires a timestamp also of a feed without entries.
  const updated = newest[0]?.date ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">
  ${element('id', siteUrl + path)}
  ${element('title', title)}
  ${element('subtitle', subtitle)}
  ${moment('updated', updated)}
  ${link('self', 'application/atom+xml', siteUrl + path)}
  ${link('alternate', 'text/html', siteUrl + page)}
  <author>${element('name', author)}</author>
  ${element('icon', siteUrl + icon)}
  ${newest.map((entry) => entryElement(`${siteUrl}${page}#${entry.slug}`, entry)).join('\n  ')}
</feed>
`;
}
