import type { Organization } from 'schema-dts';

/** The company by name and `@id`: search engines match it to its full description on the about page. */
export const publisher = (name: string, siteUrl: string) =>
  ({ '@type': 'Organization', '@id': `${siteUrl}/#organization`, name, url: `${siteUrl}/` }) satisfies Organization;
