/** @jest-environment node */
import { content } from '../testing/content';
import { contactPage, type OfficeContact } from './contact';

const page = content<{ path: string; name: string }>('pages/contact.yaml');
const company = content<{ name: string; phone: string; email: string }>('company.yaml');
const offices = content<OfficeContact[]>('offices.yaml');
/** One of the words Google knows. */
const contactType = 'customer service';
const siteUrl = 'https://www.example.test';
const thing = () => contactPage(page, company, offices, siteUrl);

test('is the contact page of the company the about page describes', () => {
  expect(thing()).toMatchObject({
    '@type': 'ContactPage',
    name: page.name,
    url: `${siteUrl}/contact`,
    mainEntity: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: company.name,
      url: `${siteUrl}/`,
    },
  });
});

test('gives the number for everything first, then every office for its own country', () => {
  expect(offices).toHaveLength(4);
  expect(thing()).toMatchObject({
    mainEntity: {
      contactPoint: [
        { '@type': 'ContactPoint', contactType, telephone: company.phone, email: company.email },
        ...offices.map(({ city, phone, email, countryCode }) => ({
          '@type': 'ContactPoint',
          contactType,
          name: `${company.name} ${city}`,
          telephone: phone,
          email,
          areaServed: countryCode,
        })),
      ],
    },
  });
});
