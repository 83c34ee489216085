import { content } from '../../testing/content';
import { website } from './website';

const company = content<{ name: string; tagline: string; locale: string }>('company.yaml');
const siteUrl = 'https://www.example.test';

test('names the site, its language, and the company that publishes it', () => {
  expect(website(company, siteUrl)).toMatchObject({
    '@type': 'WebSite',
    name: company.name,
    url: `${siteUrl}/`,
    inLanguage: company.locale,
    publisher: { '@id': `${siteUrl}/#organization`, name: company.name },
  });
});
