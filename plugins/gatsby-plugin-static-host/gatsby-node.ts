import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { GatsbyNode, ParentSpanPluginArgs, PluginOptions } from 'gatsby';
import { formTargets, withPolicy } from './policy';
import { flattenHtml, gatsbyFile } from './publicDir';

/** The styles that libraries write into a page by themselves. */
type Options = PluginOptions & { readonly libraryStyles: readonly string[] };

/** Results of queries, which hold the addresses of pictures, are not made again for a site at another path. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, pathPrefix, reporter }) => {
  const path = pathPrefix || '/';
  const known: string = (await cache.get('path')) ?? path;
  const message = `The last build was for ${known}, this one is for ${path}: run "npm run clean" first.`;
  if (known !== path) reporter.panic(message);
  await cache.set('path', path);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, pathPrefix }) => {
  if (!pathPrefix) return;
  // Below a path Gatsby writes the link to the landing page as `/project`, which hosts redirect and `aria-current` does not match.
  const { plugins } = getConfig() as { plugins: readonly { definitions?: Record<string, unknown> }[] };
  const definitions = plugins.map((plugin) => plugin.definitions ?? {}).find((names) => '__TRAILING_SLASH__' in names);
  if (!definitions) throw new Error('Gatsby 5.16 no longer defines __TRAILING_SLASH__ as expected');
  definitions.__TRAILING_SLASH__ = '"ignore"';
};

/** Gatsby's last step: writes each page's policy into it, and the files that hosts need in addition to Gatsby's output. */
export const onPostBuild = ({ getNodesByType }: ParentSpanPluginArgs, { libraryStyles }: Options) => {
  const paths = getNodesByType('SitePage').map(({ path }) => String(path));
  // Gatsby writes the not-found page twice.
  const pages = paths.filter((path) => !/^\/404(\.html)?$/.test(path)).sort();
  // Files that Gatsby writes for itself are removed. The test of the budgets reads the statistics of the bundle in `.cache/`.
  renameSync('public/webpack.stats.json', '.cache/webpack.stats.json');
  for (const name of ['chunk-map.json', '_gatsby', '~partytown'])
    rmSync(`public/${name}`, { recursive: true, force: true });
  const written = paths.map((path) => `public${gatsbyFile(path)}`);
  const html = written.map((file) => readFileSync(file, 'utf8'));
  // The endpoints of all pages, because a page visited later is under the policy of the first.
  const targets = html.flatMap(formTargets);
  html.forEach((page, at) => writeFileSync(written[at] ?? '', withPolicy(page, targets, libraryStyles)));
  flattenHtml('public', pages);
  // Without `lastmod`: a build knows when it ran, not when a page's words last changed.
  const { siteUrl } = getNodesByType('Site')[0]?.siteMetadata as { readonly siteUrl: string };
  const urls = pages.map((page) => `  <url><loc>${siteUrl}${page}</loc></url>\n`).join('');
  const urlset = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  writeFileSync('public/sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?>\n${urlset}`);
  writeFileSync('public/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
};
