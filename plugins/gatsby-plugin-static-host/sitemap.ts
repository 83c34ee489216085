/** Text as it is written in XML, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The sitemap. Without `lastmod`: a build knows when it ran, not when a page's words last changed.
 * @param siteUrl the site's address, without a slash at the end
 * @param pages addresses of the pages that search engines may find: `/`, `/about`
 */
export function sitemap(siteUrl: string, pages: readonly string[]): string {
  const urls = pages.map((page) => `  <url><loc>${escaped(siteUrl + page)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** What crawlers may read: everything; those of a preview too, to learn that they are not to be listed. It has no sitemap. */
export const robots = (siteUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
