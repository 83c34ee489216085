import { content } from '../../testing/content';
import { contactPage, type OfficeDesk } from './contact';

const page = content<{ path: string; name: string }>('pages/contact.yaml');
const company = content<{ name: string; phone: string; email: string }>('company.yaml');
const offices = content<OfficeDesk[]>('offices.yaml');
const siteUrl = 'https://www.example.test';
const thing = contactPage(page, company, offices, siteUrl);

test('is the contact page of the company the about page describes', () => {
  expect(thing).toMatchObject({
    '@type': 'ContactPage',
    url: `${siteUrl}/contact`,
    mainEntity: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: company.name },
  });
});

test('gives the number for everything first, then every office for its own country', () => {
  expect(offices).toHaveLength(4);
  expect(thing).toMatchObject({
    mainEntity: {
      contactPoint: [
        { '@type': 'ContactPoint', telephone: company.phone, email: company.email },
        ...offices.map(({ phone, email, countryCode }) => ({
          '@type': 'ContactPoint',
          telephone: phone,
          email,
          areaServed: countryCode,
        })),
      ],
    },
  });
});
