/** @jest-environment node */
import { content } from '../testing/content';
import { organization, type CompanyFacts, type OfficeFacts } from './organization';

// What the built about page does not show: it has no profiles yet.

const company = content<CompanyFacts>('company.yaml');
const offices = content<OfficeFacts[]>('offices.yaml');
const siteUrl = 'https://www.example.test';

test('names its pages on social networks once it has any', () => {
  const profiles = ['https://video.example/pams'];
  expect(organization(company, offices, siteUrl, profiles)).toMatchObject({ sameAs: profiles });
  expect(organization(company, offices, siteUrl)).not.toHaveProperty('sameAs');
});
