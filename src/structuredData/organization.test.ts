/** @jest-environment node */
import { content } from '../testing/content';
import { organization, type CompanyFacts, type OfficeFacts } from './organization';

const yaml = content<Omit<CompanyFacts, 'founded'> & { founded: string }>('company.yaml');
const figures = content<{ key: string; value: string }[]>('figures.yaml');
const offices = content<(OfficeFacts & { email: string })[]>('offices.yaml');
const founded = figures.find(({ key }) => key === yaml.founded) ?? { value: '' };
const siteUrl = 'https://www.example.test';
const thing = () => organization({ ...yaml, founded }, offices, siteUrl);

test('says who the company is and since when, from the content', () => {
  expect(thing()).toMatchObject({
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    url: `${siteUrl}/`,
    name: yaml.name,
    slogan: yaml.tagline,
    description: yaml.description,
    email: yaml.email,
    telephone: yaml.phone,
    foundingDate: '2006',
  });
});

test('shows its logo and how it is reached', () => {
  expect(thing()).toMatchObject({
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: '512', height: '512' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: yaml.phone,
      email: yaml.email,
    },
  });
});

test('names its pages on social networks once it has any', () => {
  expect(thing()).not.toHaveProperty('sameAs');
  const profiles = ['https://video.example/pams'];
  expect(organization({ ...yaml, founded }, offices, siteUrl, profiles)).toMatchObject({ sameAs: profiles });
});

test('gives every office as a place with its postal address and telephone', () => {
  expect(offices).toHaveLength(4);
  expect(thing()).toMatchObject({
    location: offices.map(({ address, city, countryCode, phone }) => ({
      '@type': 'Place',
      name: `${yaml.name} ${city}`,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressCountry: countryCode,
      },
    })),
  });
});

test('takes the head office as the company’s own address, wherever it stands in the list', () => {
  const reversed = organization({ ...yaml, founded }, offices.toReversed(), siteUrl);
  const city = offices.find(({ headquarters }) => headquarters)?.city;
  expect(city).toBeTruthy();
  expect(reversed).toMatchObject({ address: { addressLocality: city } });
});

test('gives no address of its own while no office is the head office', () => {
  const branches = offices.map((office) => ({ ...office, headquarters: false }));
  expect(organization({ ...yaml, founded }, branches, siteUrl)).not.toHaveProperty('address');
});
