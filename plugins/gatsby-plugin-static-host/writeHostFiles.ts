import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedPath } from '../gatsby-plugin-content';
import type { HostOptions } from './options';
import { isPreview } from './preview';
import { feed, type FeedEntry, type FeedFacts } from './feed';
import { formatHeaders } from './headersFile';
import { inlineHashes, type InlineHashes } from './inline';
import { manifest, type Colours, type CompanyWords } from './manifest';
import { nginxSnippet } from './nginx';
import { headerRules, withOwnPolicy } from './policy';
import { flattenHtml, htmlFiles, pageFile, withdrawInternals } from './publicDir';
import { robots, sitemap } from './sitemap';

const query = `
  query HostFacts {
    site { siteMetadata { siteUrl } }
    company { name tagline description locale }
    mediaHubPage { path feed feedSubtitle }
    allNewsItem { nodes { slug title category date author excerpt } }
    allPost { nodes { slug title category date excerpt } }
    allForm { nodes { endpoint } }
    allSitePage { nodes { path } }
  }
`;

type All<Node> = { readonly nodes: readonly Node[] };

/** What the files for hosts are made from: the answer to the query. */
export interface HostFacts {
  /** The address without a slash at the end. */
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly company: CompanyWords;
  readonly mediaHubPage: FeedFacts['page'];
  readonly allNewsItem: All<FeedEntry>;
  readonly allPost: All<FeedEntry>;
  readonly allForm: All<Pick<Queries.Form, 'endpoint'>>;
  readonly allSitePage: All<Pick<Queries.SitePage, 'path'>>;
}

/** What this build knows beside that. */
interface BuildFacts extends Colours {
  /** True if search engines are not to list what this build shows. */
  readonly preview: boolean;
  /** The path the site is below: `/project`, or nothing. */
  readonly prefix: string;
}

/** True for the not-found page, by its address or its file: Gatsby writes two, and adds one under `gatsby develop`. */
const isNotFound = (page: string): boolean => /^\/?(?:404|dev-404-page)(?:[./]|$)/.test(page);

/**
 * The text of a `_redirects` file: `/about/` leads to `/about`. Cloudflare Pages needs it, because about/index.html is there for
 * GitHub Pages; Netlify, which takes the two for one address, passes over it.
 */
const redirects = (pages: readonly string[], prefix: string): string =>
  pages.flatMap((page) => (page === '/' ? [] : `${prefix}${page}/ ${prefix}${page} 301\n`)).join('');

/**
 * Writes what hosts need beside Gatsby's own output: flat HTML, `_headers`, `_redirects`, sitemap, feed, robots and manifest
 * into public/, the nginx configuration into deploy/; and takes out what is not to be published. To be called when Gatsby
 * has written everything else.
 * @param root the root of the project, with the built site in its public/
 * @param build whether search engines are not to list what this build shows, and the path it is below
 * @throws when the policy cannot be kept: see {@link inlineHashes}, {@link withOwnPolicy} and {@link formatHeaders}
 */
export function writeHostFiles(root: string, facts: HostFacts, { preview, prefix, ...colours }: BuildFacts): void {
  const publicDir = join(root, 'public');
  const { siteUrl } = facts.site.siteMetadata;
  const endpoints = facts.allForm.nodes.flatMap(({ endpoint }) => endpoint ?? []);
  const addresses = facts.allSitePage.nodes.flatMap(({ path }) => (isNotFound(path) ? [] : path)).sort();
  withdrawInternals(root);
  // Gatsby's own files: copies of the build before are written anew below.
  for (const file of htmlFiles(publicDir).filter((path) => /(^|\/)(index|404)\.html$/.test(path))) {
    const before = readFileSync(join(publicDir, file), 'utf8');
    const after = isNotFound(file) ? withOwnPolicy(before, inlineHashes(before, file), endpoints) : before;
    if (after !== before) writeFileSync(join(publicDir, file), after);
  }
  flattenHtml(publicDir);

  const inlineOf = (address: string): InlineHashes => {
    const file = `public/${pageFile(address)}`;
    return inlineHashes(readFileSync(join(root, file), 'utf8'), file);
  };
  const pages = new Map(addresses.map((address) => [address, inlineOf(address)]));
  const policy = { pages, endpoints, preview, prefix };
  const { company, mediaHubPage: page } = facts;
  const entries = [...facts.allNewsItem.nodes, ...facts.allPost.nodes];
  const written = {
    'public/_redirects': redirects(addresses, prefix),
    'public/sitemap.xml': sitemap(siteUrl, addresses),
    [`public${feedPath}`]: feed({ company, page, entries }, siteUrl),
    'public/robots.txt': robots(preview ? undefined : siteUrl),
    'public/manifest.webmanifest': manifest(company, colours, prefix),
    'deploy/nginx.conf': nginxSnippet(policy),
    // The last: `npm start` takes it for the end of the build.
    'public/_headers': formatHeaders(headerRules(policy)),
  };
  mkdirSync(join(root, 'deploy'), { recursive: true });
  for (const [file, text] of Object.entries(written)) writeFileSync(join(root, file), text);
}

/** Gatsby's last step: writes the files for hosts. */
export const onPostBuild = async (
  { graphql, pathPrefix, reporter }: ParentSpanPluginArgs & { graphql: CreatePagesArgs['graphql'] },
  { themeColor, backgroundColor }: HostOptions,
) => {
  const root = process.cwd();
  const { data, errors } = await graphql<HostFacts>(query);
  if (!data) throw new Error(`the facts for the host files could not be read: ${JSON.stringify(errors)}`);
  const { siteUrl } = data.site.siteMetadata;
  if (siteUrl.endsWith('.example')) reporter.warn(`${siteUrl} is not a real address; set SITE_URL to yours`);
  writeHostFiles(root, data, { preview: isPreview(), prefix: pathPrefix, themeColor, backgroundColor });
};
