import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedPath } from '../../lib/feedPath';
import { feed, type FeedFacts } from './feed';
import { flattenHtml, htmlFiles } from './flatHtml';
import { formatHeaders } from './headersFile';
import { inlineHashes, type InlineHashes } from './inline';
import { lateScripts } from './lateScripts';
import { manifest, type CompanyWords } from './manifest';
import { nginxSnippet } from './nginx';
import { headerRules, withOwnPolicy } from './policy';
import { redirects } from './redirects';
import { robots, sitemap } from './sitemap';
import { withdrawInternals } from './withdraw';

/** What the files for hosts are made from. */
export interface HostFacts {
  /** The root of the project, with the built site in its public/. */
  readonly root: string;
  /** The site's address, without a slash at the end. */
  readonly siteUrl: string;
  /** Addresses of all pages as Gatsby has them. */
  readonly pages: readonly string[];
  readonly company: CompanyWords;
  /** News and posts. */
  readonly news: FeedFacts;
  /** Addresses the forms are sent to; none while they are closed. */
  readonly endpoints: readonly string[];
  /** True if search engines are not to list what this build shows. */
  readonly preview: boolean;
}

/** True for the not-found screen, by its address or by its file: Gatsby has it twice, and a third for itself. */
const isNotFound = (page: string): boolean => /^\/?(?:404|dev-404-page)(?:[./]|$)/.test(page);

/**
 * The address of the bundle that `src/build/bundle` makes beside Gatsby's own.
 * @param file the statistics of the bundle
 * @throws when there is none
 */
async function earlyScript(file: string): Promise<string> {
  const stats: unknown = JSON.parse(await readFile(file, 'utf8'));
  const name = (stats as { assetsByChunkName: { early?: string[] } }).assetsByChunkName.early?.at(-1);
  if (!name) throw new Error('webpack.stats.json names no bundle "early": see src/build/bundle/early.ts');
  return `/${name}`;
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}

/**
 * Writes what hosts need beside Gatsby's own output: flat HTML, `_headers`, `_redirects`, sitemap, feed, robots and manifest
 * into public/, the nginx configuration into deploy/; and takes out what is not to be published. To be called when Gatsby
 * has written everything else.
 * @throws when the policy cannot be kept: see {@link inlineHashes}, {@link withOwnPolicy} and {@link formatHeaders}
 */
export async function writeHostFiles(facts: HostFacts): Promise<void> {
  const { root, siteUrl, company, news, endpoints, preview } = facts;
  const publicDir = join(root, 'public');
  const addresses = facts.pages.filter((page) => !isNotFound(page)).sort();
  const early = await earlyScript(await withdrawInternals(root));
  // Gatsby's own files: copies of the build before are written anew below.
  for (const file of (await htmlFiles(publicDir)).filter((path) => /(^|\/)(index|404)\.html$/.test(path))) {
    await rewrite(join(publicDir, file), (html) => {
      const late = lateScripts(html, early);
      return isNotFound(file) ? withOwnPolicy(late, inlineHashes(late, file), endpoints) : late;
    });
  }
  await flattenHtml(publicDir);

  const pages = new Map<string, InlineHashes>();
  for (const address of addresses) {
    const file = `${address === '/' ? '/index' : address}.html`;
    pages.set(address, inlineHashes(await readFile(join(publicDir, file), 'utf8'), `public${file}`));
  }
  const policy = { pages, endpoints, preview };

  const written = {
    'public/_headers': formatHeaders(headerRules(policy)),
    'public/_redirects': redirects(addresses),
    'public/sitemap.xml': sitemap(siteUrl, addresses),
    [`public${feedPath}`]: feed(news, company, siteUrl),
    'public/robots.txt': robots(preview ? undefined : siteUrl),
    'public/manifest.webmanifest': manifest(company),
    'deploy/nginx.conf': nginxSnippet(policy),
  };
  await mkdir(join(root, 'deploy'), { recursive: true });
  for (const [file, text] of Object.entries(written)) await writeFile(join(root, file), text);
}
