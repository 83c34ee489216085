import { writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { FEED_PATH } from '../src/lib/constants';
import manifest from './manifest.json';

// Files other than pages that the build makes of the content: the feed and the manifest.

const query = `
  query SiteFiles {
    site { siteMetadata { siteUrl } }
    company { name tagline description locale }
    mediaHubPage { path feedTitle feedSubtitle }
    allNewsItem(sort: { slug: ASC }) { nodes { slug title category date author excerpt } }
    allPost(sort: { slug: ASC }) { nodes { slug title category date excerpt } }
  }
`;

type Entry = Pick<Queries.Post, 'slug' | 'title' | 'category' | 'date' | 'excerpt'> & { readonly author?: string };

/** The answer to the query. Posts have no author. */
export interface Answer {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly company: Pick<Queries.Company, 'name' | 'tagline' | 'description' | 'locale'>;
  readonly mediaHubPage: Pick<Queries.MediaHubPage, 'path' | 'feedTitle' | 'feedSubtitle'>;
  readonly allNewsItem: { readonly nodes: readonly Entry[] };
  readonly allPost: { readonly nodes: readonly Entry[] };
}

/** A text as XML holds it, between tags and in attributes. */
const xml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * The feed in Atom (RFC 4287), with the twenty newest entries: readers keep what they have fetched. An entry has no page of its
 * own: it is identified by its place on the page that lists them, and leads there.
 */
export const feed = ({ site, company, mediaHubPage, allNewsItem, allPost }: Answer): string => {
  const { siteUrl } = site.siteMetadata;
  const page = xml(siteUrl + mediaHubPage.path);
  const entries = [...allNewsItem.nodes, ...allPost.nodes].sort((one, other) => other.date.localeCompare(one.date));
  const listed = entries.slice(0, 20).map(
    ({ slug, title, category, date, author, excerpt }) => `
  <entry>
    <id>${page}#${xml(slug)}</id>
    <title>${xml(title)}</title>
    <link rel="alternate" type="text/html" href="${page}#${xml(slug)}"/>
    <published>${xml(date)}T00:00:00Z</published>
    <updated>${xml(date)}T00:00:00Z</updated>
    <category term="${xml(category)}"/>${author ? `\n    <author><name>${xml(author)}</name></author>` : ''}
    <summary>${xml(excerpt)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(company.locale)}">
  <id>${xml(siteUrl + FEED_PATH)}</id>
  <title>${xml(mediaHubPage.feedTitle)}</title>
  <subtitle>${xml(mediaHubPage.feedSubtitle)}</subtitle>
  <updated>${xml(entries[0]?.date ?? '1970-01-01')}T00:00:00Z</updated>
  <link rel="self" type="application/atom+xml" href="${xml(siteUrl + FEED_PATH)}"/>
  <link rel="alternate" type="text/html" href="${page}"/>
  <author><name>${xml(company.name)}</name></author>
  <icon>${xml(siteUrl)}/icon-192.png</icon>${listed.join('')}
</feed>
`;
};

/** Writes both. Not `onPreBuild`: `gatsby develop` has this hook too, and calls it again after each edit of the content. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql }) => {
  const { data, errors } = await graphql<Answer>(query);
  // Content that cannot be read: the check reports it. A build without the files fails at the links to them.
  if (errors || !data) return;
  writeFileSync(`public${FEED_PATH}`, feed(data));
  // The company's words, and the icons and colours (night and shea in `src/styles/_tokens.scss`) of `manifest.json`. Addresses are
  // relative to its own. It stays a website, which opens in the browser.
  const { name, tagline, description, locale } = data.company;
  const words = { name: `${name}: ${tagline}`, short_name: name, description, lang: locale };
  writeFileSync('public/manifest.webmanifest', JSON.stringify({ ...words, ...manifest }));
};
