import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { MediaHero } from './MediaHero';

type Page = { index: string; hero: { headline: string; lead: string }; podcasts: { name: string } };

const page = content<Page>('pages/media-hub.yaml');
const file = { childImageSharp: null };
const hero = { name: null, actions: null, ...page.hero, picture: { alt: '', file, portrait: null } };

test('lists what is on the page, with the number of entries where there is one', () => {
  const contents = [
    { to: '/media-hub#podcasts', name: page.podcasts.name, count: 7 },
    { to: '/media-hub#newsletter', name: 'A letter' },
  ];
  render(<MediaHero hero={hero} index={page.index} contents={contents} />);

  const nav = within(screen.getByRole('navigation', { name: page.index }));
  expect(nav.getByRole('link', { name: `7 ${page.podcasts.name}` })).toHaveAttribute('href', '/media-hub#podcasts');
  expect(nav.getByRole('link', { name: 'A letter' })).toHaveAttribute('href', '/media-hub#newsletter');
  expect(screen.getByRole('heading', { level: 1, name: page.hero.headline })).toBeInTheDocument();
});
