/** Text as it is written in XML, between tags and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The sitemap. Without `lastmod`: a build knows when it ran, not when a page's words last changed.
 * @param siteUrl the site's address, without a slash at the end
 * @param pages addresses of the pages that search engines may find: `/`, `/about`
 */
export const sitemap = (siteUrl: string, pages: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => `  <url><loc>${escaped(siteUrl + page)}</loc></url>\n`).join('')}</urlset>
`;

/** What crawlers may read: everything. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
