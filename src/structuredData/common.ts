import type { Site } from '../lib/useCompany';

/** A thing of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/** Returns the company by name and `@id`. Search engines find its full description, with the same `@id`, on the about page. */
export function publisher({ company, siteUrl }: Site) {
  const url = `${siteUrl}/`;
  return { '@type': 'Organization', '@id': `${url}#organization`, name: company.name, url };
}

/** Returns a list in the order of the page. */
export const itemList = (name: string, items: readonly Thing[]): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
});
