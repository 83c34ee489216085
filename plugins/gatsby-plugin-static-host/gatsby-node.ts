import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { GatsbyNode, ParentSpanPluginArgs, PluginOptions } from 'gatsby';
import { formTargets, withPolicy } from './policy';
import { flattenHtml, gatsbyFile } from './publicDir';

/** `libraryStyles`: styles that libraries write into a page by themselves. */
type Options = PluginOptions & { readonly libraryStyles: readonly string[] };

/** Stops a build for another path than the last one: cached results of queries hold the addresses of pictures, with the old path. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, pathPrefix, reporter }) => {
  const path = pathPrefix || '/';
  const known: string = (await cache.get('path')) ?? path;
  const message = `The last build was for ${known}, this one is for ${path}: run "npm run clean" first.`;
  if (known !== path) reporter.panic(message);
  await cache.set('path', path);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, pathPrefix }) => {
  if (!pathPrefix) return;
  // With a path prefix, Gatsby links to the landing page without a slash: `/project`. Hosts redirect that, and `aria-current` is not set.
  const { plugins } = getConfig() as { plugins: readonly { definitions?: Record<string, unknown> }[] };
  const definitions = plugins.map((plugin) => plugin.definitions ?? {}).find((names) => '__TRAILING_SLASH__' in names);
  if (!definitions)
    throw new Error('Gatsby defines __TRAILING_SLASH__ differently from 5.16; adapt this file, or install 5.16');
  definitions.__TRAILING_SLASH__ = '"ignore"';
};

/**
 * Writes a Content-Security-Policy into each page, and writes the files that hosts need in addition to Gatsby's output. Only the content
 * plugin's check of links runs after this.
 */
export const onPostBuild = ({ getNodesByType }: ParentSpanPluginArgs, { libraryStyles }: Options) => {
  const paths = getNodesByType('SitePage').map(({ path }) => String(path));
  // Leaves out the not-found page, which Gatsby writes under two addresses.
  const pages = paths.filter((path) => !/^\/404(\.html)?$/.test(path)).sort();
  // Removes files that only Gatsby needs. The statistics move to `.cache/`, where the test of the budgets reads them.
  renameSync('public/webpack.stats.json', '.cache/webpack.stats.json');
  for (const name of ['chunk-map.json', '_gatsby', '~partytown'])
    rmSync(`public/${name}`, { recursive: true, force: true });
  const written = paths.map((path) => `public${gatsbyFile(path)}`);
  const html = written.map((file) => readFileSync(file, 'utf8'));
  // The endpoints of all forms, because the policy of the first page stays in force on pages that are visited later.
  const targets = html.flatMap(formTargets);
  html.forEach((page, index) => writeFileSync(written[index] ?? '', withPolicy(page, targets, libraryStyles)));
  flattenHtml('public', pages);
  // `lastmod` is left out, because a build only has its own time, not that of the last change of a page.
  const { siteUrl } = getNodesByType('Site')[0]?.siteMetadata as { readonly siteUrl: string };
  const urls = pages.map((page) => `  <url><loc>${siteUrl}${page}</loc></url>\n`).join('');
  const urlset = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  writeFileSync('public/sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?>\n${urlset}`);
  writeFileSync('public/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
};
