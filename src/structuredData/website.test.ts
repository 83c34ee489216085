/** @jest-environment node */
import { content } from '../testing/content';
import { website } from './website';

const company = content<{ name: string; tagline: string; locale: string }>('company.yaml');
const siteUrl = 'https://www.example.test';

test('names the site, its language, and the company that publishes it', () => {
  expect(website(company, siteUrl)).toMatchObject({
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    alternateName: `${company.name}: ${company.tagline}`,
    url: `${siteUrl}/`,
    inLanguage: company.locale,
    publisher: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: company.name,
      url: `${siteUrl}/`,
    },
  });
});
