import type { Site } from '../lib/useCompany';
import { itemList, publisher, type Thing } from './common';

type Service = Pick<Queries.Service, 'slug' | 'title' | 'lead'>;

/** Returns the services for search engines: a list in the order of the page, each with an address on that page. */
export function serviceList(services: readonly Service[], page: Queries.SeoFragment, site: Site): Thing {
  const items = services.map(({ slug, title, lead: description }) => {
    const url = `${site.siteUrl}${page.path}#${slug}`;
    return { '@type': 'Service', '@id': url, url, name: title, description, provider: publisher(site) };
  });
  return itemList(`${site.company.name} ${page.name}`, items);
}
