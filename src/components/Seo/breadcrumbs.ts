import type { BreadcrumbList } from 'schema-dts';

/** A sub-page's breadcrumbs, for search engines; `home` is what the landing page is called. */
export const breadcrumbs = (page: { path: string; name: string }, home: string, siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: page.name, item: siteUrl + page.path },
  ],
});
