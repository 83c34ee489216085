/** @jest-environment node */
import { cardName } from './cardName';

const page = { path: '/services', name: 'Services', headline: 'Everything a story needs' };

it('gives the name of the page', () => expect(cardName(page)).toBe('Services'));

it('leaves out what the headline begins with', () => {
  expect(cardName({ ...page, headline: 'Services for every story' })).toBeUndefined();
  expect(cardName({ ...page, headline: 'Our Services' })).toBe('Services');
});

it('leaves the landing page to the wordmark', () => expect(cardName({ ...page, path: '/' })).toBeUndefined());
