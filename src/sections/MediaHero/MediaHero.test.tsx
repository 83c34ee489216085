import { render, screen, within } from '@testing-library/react';
import { content } from '../../testing/content';
import { MediaHero } from './MediaHero';

type Named = { name: string };
type Page = {
  index: string;
  hero: { headline: string; lead: string };
  podcasts: Named;
  news: Named;
  blog: Named;
  newsletter: Named;
};

const page = content<Page>('pages/media-hub.yaml');
const file = { childImageSharp: null };
const hero = { name: null, actions: null, ...page.hero, picture: { alt: '', file, portrait: null } };

test('lists what is on the page, with the number of entries where there is one, and no empty list', () => {
  render(<MediaHero page={{ ...page, hero }} counts={{ podcasts: 7, news: 0, blog: 0 }} />);

  const nav = within(screen.getByRole('navigation', { name: page.index }));
  expect(nav.getAllByRole('link')).toHaveLength(2);
  expect(nav.getByRole('link', { name: `7 ${page.podcasts.name}` })).toHaveAttribute('href', '/media-hub#podcasts');
  expect(nav.getByRole('link', { name: page.newsletter.name })).toHaveAttribute('href', '/media-hub#newsletter');
  expect(screen.getByRole('heading', { level: 1, name: page.hero.headline })).toBeInTheDocument();
});
