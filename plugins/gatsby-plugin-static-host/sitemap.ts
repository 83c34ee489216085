/**
 * The sitemap. Without `lastmod`: a build knows when it ran, not when a page's words last changed.
 * @param siteUrl the site's address, without a slash at the end
 * @param pages addresses of the pages that search engines may find: `/`, `/about`
 */
export const sitemap = (siteUrl: string, pages: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => `  <url><loc>${(siteUrl + page).replaceAll('&', '&amp;')}</loc></url>\n`).join('')}</urlset>
`;
