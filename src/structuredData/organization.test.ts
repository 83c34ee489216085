/** @jest-environment node */
import { content } from '../testing/content';
import { organization, type CompanyFacts, type OfficeFacts } from './organization';

// What the built about page does not show: it has one head office and no profiles yet.

const company = content<CompanyFacts>('company.yaml');
const offices = content<OfficeFacts[]>('offices.yaml');
const siteUrl = 'https://www.example.test';

test('names its pages on social networks once it has any', () => {
  const profiles = ['https://video.example/pams'];
  expect(organization(company, offices, siteUrl, profiles)).toMatchObject({ sameAs: profiles });
  expect(organization(company, offices, siteUrl)).not.toHaveProperty('sameAs');
});

test('takes the head office as its own address wherever it stands in the list, and has none without one', () => {
  const city = offices.find(({ headquarters }) => headquarters)?.city;
  expect(organization(company, offices.toReversed(), siteUrl)).toMatchObject({ address: { addressLocality: city } });
  const branches = offices.map((office) => ({ ...office, headquarters: false }));
  expect(organization(company, branches, siteUrl)).not.toHaveProperty('address');
});
