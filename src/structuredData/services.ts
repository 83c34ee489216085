import type { ItemList } from 'schema-dts';
import { publisher } from './publisher';

/**
 * The services as search engines read them: a list in the order of the page, each with its own address on it.
 * @param services every service, in order
 * @param page the services page: its plain name and path
 * @param company the name of the company that provides them
 * @param siteUrl the site's address without a slash at the end
 */
export function serviceList(
  services: ReadonlyArray<Pick<Queries.Service, 'slug' | 'title' | 'description'>>,
  page: Pick<Queries.Page, 'path' | 'name'>,
  company: string,
  siteUrl: string,
): ItemList {
  return {
    '@type': 'ItemList',
    name: `${company} ${page.name}`,
    numberOfItems: services.length,
    itemListElement: services.map(({ slug, title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        '@id': `${siteUrl}${page.path}#${slug}`,
        url: `${siteUrl}${page.path}#${slug}`,
        name: title,
        description,
        provider: publisher(company, siteUrl),
      },
    })),
  };
}
