import { feedPath } from '../../lib/feedPath';
import { escaped } from './xml';

/** A news item or a post, as its YAML has it. */
export interface FeedEntry {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** The day it came out: `2026-10-14`. */
  readonly date: string;
  /** Who wrote it; the company, where nobody is named. */
  readonly author?: string;
  readonly excerpt?: string;
}

/** What the feed is made from. */
export interface FeedFacts {
  /** The feed's name. */
  readonly title: string;
  readonly description: string;
  /** The address of the page the entries stand on: `/media-hub`. */
  readonly path: string;
  /** In any order: the feed has the newest first. */
  readonly entries: readonly FeedEntry[];
}

/** A day as RFC 3339 writes a moment, which is what Atom asks for: its first second in Accra, where clocks show UTC. */
const moment = (day: string): string => `${day}T00:00:00Z`;

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** How many entries it has at most: readers fetch it again and again, and keep what they have. */
const most = 20;

/**
 * The feed of news and posts, in Atom (RFC 4287). Entries have no page of their own: each leads to its place on the page
 * that lists them, and that address is its identity.
 * @param company the company's name, and the language of the site
 * @param siteUrl the site's address, without a slash at the end
 */
export function feed(
  { title, description, path, entries }: FeedFacts,
  company: { readonly name: string; readonly locale: string },
  siteUrl: string,
): string {
  const newestFirst = entries.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, most);
  const entry = ({ slug, date, author, excerpt, ...words }: FeedEntry): string => {
    const url = `${siteUrl}${path}#${slug}`;
    const lines = [
      element('id', url),
      element('title', words.title),
      `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
      element('published', moment(date)),
      element('updated', moment(date)),
      `<category term="${escaped(words.category)}"/>`,
      ...(author ? [`<author>${element('name', author)}</author>`] : []),
      ...(excerpt ? [element('summary', excerpt)] : []),
    ];
    return `  <entry>\n    ${lines.join('\n    ')}\n  </entry>\n`;
  };
  const head = [
    element('id', siteUrl + feedPath),
    element('title', title),
    element('subtitle', description),
    // Atom wants a moment also of a feed without entries.
    element('updated', moment(newestFirst[0]?.date ?? '1970-01-01')),
    `<link rel="self" type="application/atom+xml" href="${escaped(siteUrl + feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(siteUrl + path)}"/>`,
    `<author>${element('name', company.name)}</author>`,
    element('icon', `${siteUrl}/icon-192.png`),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(company.locale)}">
  ${head.join('\n  ')}
${newestFirst.map(entry).join('')}</feed>
`;
}
