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
  [0, 'weeks'],
  [1, 'week'],
  [21, 'weeks'],
])('the word behind %i', (count, word) => {
  const entries = { weeks: { one: 'week', other: 'weeks' } };
  jest.mocked(useStaticQuery).mockReturnValue({ ...whole, company: { locale: 'en-GB' }, interface: { entries } });
  expect(useSite().unitOf('weeks', count)).toBe(word);
});
