/** @jest-environment node */
import { content } from '../testing/content';
import { serviceList, type ServiceFacts } from './services';

const services = content<ServiceFacts[]>('services.yaml');
const page = content<{ name: string; path: string }>('pages/services.yaml');
const siteUrl = 'https://www.example.test';
const list = () => serviceList(services, page, 'PAMS', siteUrl);

test('lists every service in the order of the page', () => {
  expect(services).toHaveLength(8);
  expect(list()).toMatchObject({
    '@type': 'ItemList',
    name: page.name,
    numberOfItems: 8,
    itemListElement: services.map(({ title, description }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Service', name: title, description },
    })),
  });
});

test('gives each service the address of its block and the company as its provider', () => {
  expect(list()).toMatchObject({
    itemListElement: services.map(({ slug }) => ({
      item: {
        '@id': `${siteUrl}${page.path}#${slug}`,
        url: `${siteUrl}${page.path}#${slug}`,
        provider: {
          '@type': 'Organization',
          '@id': `${siteUrl}/#organization`,
          name: 'PAMS',
          url: `${siteUrl}/`,
        },
      },
    })),
  });
});
