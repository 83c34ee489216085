import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { shareCard } from './shareCard';

const picture = (src: string): IGatsbyImageData => ({
  layout: 'fixed',
  width: 1200,
  height: 630,
  images: { fallback: { src } },
});
const file = (src: string) => ({ childImageSharp: { gatsbyImageData: picture(src) } });
const company = { name: 'PAMS', shareImage: { alt: 'An iris.', file: file('/share.jpg') } };
const page = { path: '/academy', name: 'Academy', hero: { headline: 'Learn by making' }, card: file('/card.png') };

test('a page is shared with its own card, described by what it says', () => {
  expect(shareCard(page, company)).toEqual({ picture: picture('/card.png'), alt: 'PAMS Academy: Learn by making' });
});

test('nothing is said twice', () => {
  const films = { ...page, path: '/films', name: 'Films', hero: { headline: 'Films made to be seen' } };
  expect(shareCard(films, company).alt).toBe('PAMS: Films made to be seen');
  const landing = { ...page, path: '/', name: 'PAMS', hero: { headline: 'Crafting Stories' } };
  expect(shareCard(landing, company).alt).toBe('PAMS: Crafting Stories');
});

test('a page without a card is shared with the company’s picture', () => {
  expect(shareCard({ ...page, card: null }, company)).toEqual({ picture: picture('/share.jpg'), alt: 'An iris.' });
});
