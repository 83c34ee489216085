import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atom } from './feed';
import { headersFile, nginxSnippet } from './hostConfig';
import { manifest, type Colours } from './manifest';
import type { SiteFiles } from './options';
import { withPolicy } from './policy';
import { flattenHtml, gatsbyFile, withdrawInternals } from './publicDir';
import { robots, sitemap } from './sitemap';

/** What a build knows beside what the site says. */
interface Build extends Colours {
  /** The root of the project, with the built site in its `public/`. */
  readonly root: string;
  /** The site's address, without a slash at the end. */
  readonly siteUrl: string;
  /** The path the site is below: `/project`, or nothing. */
  readonly prefix: string;
  /** Addresses of all pages that Gatsby made. */
  readonly paths: readonly string[];
  /** True if search engines are not to list what this build shows. */
  readonly preview: boolean;
}

/** The not-found page, which Gatsby writes twice. */
const notFound = ['/404', '/404.html'];

/**
 * The text of a `_redirects` file for Cloudflare Pages: `/about/` leads to `/about`, because about/index.html is there for
 * GitHub Pages; `/404` leads to an address of nothing, because 404.html would be a page with status 200 there. Netlify takes
 * each pair for one address, and passes over it.
 */
const redirects = (pages: readonly string[], prefix: string): string =>
  [
    ...pages.filter((page) => page !== '/').map((page) => [`${page}/`, page, '301']),
    ...['/404', '/404/'].map((page) => [page, '/not-found', '302']),
  ]
    .map(([from, to, status]) => `${prefix}${from} ${prefix}${to} ${status}\n`)
    .join('');

/**
 * Writes each page's policy into it, and what hosts need beside Gatsby's own output: flat HTML, `_headers`, `_redirects`,
 * sitemap, feed, robots and manifest into `public/`, the nginx configuration into `deploy/`; takes out what is not to be
 * published. To be called when Gatsby has written everything else.
 * @throws when a page's policy cannot be kept: see {@link withPolicy}
 */
export function writeHostFiles(site: SiteFiles, { root, siteUrl, prefix, paths, preview, ...colours }: Build): void {
  const publicDir = join(root, 'public');
  const pages = paths.filter((path) => !notFound.includes(path)).sort();
  withdrawInternals(root);
  for (const file of paths.map(gatsbyFile)) {
    const before = readFileSync(join(publicDir, file), 'utf8');
    const after = withPolicy(before, `public/${file}`, site.endpoints);
    if (after !== before) writeFileSync(join(publicDir, file), after);
  }
  flattenHtml(publicDir, pages);
  const files = {
    'public/_redirects': redirects(pages, prefix),
    'public/sitemap.xml': sitemap(siteUrl, pages),
    [`public${site.feed.path}`]: atom(site.feed, siteUrl),
    'public/robots.txt': robots(preview ? undefined : siteUrl),
    'public/manifest.webmanifest': manifest(site.manifest, colours, prefix),
    'deploy/nginx.conf': nginxSnippet(preview, prefix),
    // The last: `npm start` takes it for the end of the build.
    'public/_headers': headersFile(preview, prefix),
  };
  mkdirSync(join(root, 'deploy'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
}
