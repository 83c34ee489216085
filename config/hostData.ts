import { readFileSync } from 'node:fs';
import type { HostData } from '../plugins/gatsby-plugin-static-host/options';
import { feedPath } from '../src/lib/feedPath';

// The site's data for the files beside its pages: the options of gatsby-plugin-static-host.

// Night in `src/styles/_tokens.scss`.
export const themeColor = '#12102a';

export const query = `
  query HostData {
    site { siteMetadata { siteUrl } }
    company { name tagline description locale }
    mediaHubPage { path feedTitle feedSubtitle }
    allNewsItem { nodes { slug title category date author excerpt } }
    allPost { nodes { slug title category date excerpt } }
    allForm { nodes { endpoint netlify } }
  }
`;

interface Answer {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly company: Queries.Company;
  readonly mediaHubPage: Queries.MediaHubPage;
  readonly allNewsItem: Pick<Queries.NewsItemConnection, 'nodes'>;
  readonly allPost: Pick<Queries.PostConnection, 'nodes'>;
  readonly allForm: Pick<Queries.FormConnection, 'nodes'>;
}

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const serialize = ({ site, company, mediaHubPage, allNewsItem, allPost, allForm }: Answer): HostData => ({
  siteUrl: site.siteMetadata.siteUrl,
  manifest: {
    name: `${company.name}: ${company.tagline}`,
    short_name: company.name,
    description: company.description,
    lang: company.locale,
    // Addresses are relative to the manifest's. It stays a website, which opens in the browser.
    start_url: './',
    display: 'browser',
    theme_color: themeColor,
    // Shea.
    background_color: '#f8eedc',
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon', 192, 'any'),
      png('icon', 512, 'any'),
      png('icon-maskable', 192, 'maskable'),
      png('icon-maskable', 512, 'maskable'),
    ],
  },
  feed: {
    path: feedPath,
    page: mediaHubPage.path,
    title: mediaHubPage.feedTitle,
    subtitle: mediaHubPage.feedSubtitle,
    author: company.name,
    language: company.locale,
    icon: '/icon-192.png',
    // Posts have no author of their own.
    entries: [...allNewsItem.nodes, ...allPost.nodes],
  },
  endpoints: allForm.nodes.flatMap(({ endpoint, netlify }) => endpoint ?? (netlify ? '/' : [])),
});

const [, sonnerStyles] = /__insertCSS\((".*")\)/.exec(readFileSync('node_modules/sonner/dist/index.js', 'utf8')) ?? [];
if (!sonnerStyles) throw new Error('sonner no longer writes its styles with __insertCSS("…"): see config/hostData.ts');

/** What sonner writes into a page: an empty element, and then its styles. */
export const styles = ['', String(JSON.parse(sonnerStyles))];
