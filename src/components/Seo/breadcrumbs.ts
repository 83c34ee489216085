import type { BreadcrumbList } from 'schema-dts';

/**
 * A sub-page's breadcrumbs, for search engines.
 * @param page the sub-page's path and plain name
 * @param home what the landing page is called: the company's name
 * @param siteUrl the site's address without a slash at the end
 */
export function breadcrumbs(page: { path: string; name: string }, home: string, siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: page.name, item: siteUrl + page.path },
    ],
  };
}
