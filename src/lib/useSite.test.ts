/** @jest-environment node */
import { useStaticQuery } from 'gatsby';
import { useSite } from './useSite';

jest.mock('gatsby', () => ({ graphql: jest.fn(), useStaticQuery: jest.fn() }));

const whole = {
  site: { siteMetadata: { siteUrl: 'https://www.example.test' }, buildTime: '2026' },
  company: {},
  navigation: {},
  interface: {},
};

it.each([
  ['siteUrl of gatsby-config.ts', { site: null }],
  ['siteUrl of gatsby-config.ts', { site: { siteMetadata: null, buildTime: '2026' } }],
  ['the build time', { site: { ...whole.site, buildTime: null } }],
  ['data/company.yaml', { company: null }],
  ['data/navigation.yaml', { navigation: null }],
  ['data/interface.yaml', { interface: null }],
])('says that %s is missing', (what, data) => {
  jest.mocked(useStaticQuery).mockReturnValue({ ...whole, ...data });
  expect(useSite).toThrow(`${what} is missing`);
});

it.each([
  [0, 'weeks'],
  [1, 'week'],
  [21, 'weeks'],
])('the word behind %i', (count, word) => {
  const units = { weeks: { one: 'week', other: 'weeks' } };
  jest.mocked(useStaticQuery).mockReturnValue({ ...whole, company: { locale: 'en-GB' }, interface: { units } });
  expect(useSite().unitOf('weeks', count)).toBe(word);
});
