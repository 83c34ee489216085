import { render, screen } from '@testing-library/react';
import { FilmCard } from '../cards/FilmCard/FilmCard';
import { NewsCard } from '../cards/NewsCard/NewsCard';
import { PodcastCard } from '../cards/PodcastCard/PodcastCard';
import { PostCard } from '../cards/PostCard/PostCard';
import { content } from '../testing/content';
import { FeaturedSeries } from './films/FeaturedSeries/FeaturedSeries';

const { entries } = content<{ entries: Record<'listen' | 'watch', string> }>('interface.yaml');
const picture = {
  alt: '',
  file: { childImageSharp: null },
  portrait: null,
};
const words = { slug: 'one', title: 'Makola', category: 'Craft', image: picture };
const dated = { ...words, date: '2026-10-06', excerpt: 'A day.', author: 'Muthoni' };
const film = { ...words, year: 2023, duration: 86, synopsis: 'A day.', director: 'Korkoi' };
const podcast = { ...words, description: 'A show.', episodes: 45 };
const series = { ...words, label: 'Series', year: 2023, episodes: 8, synopsis: 'A century.' };
const named = (label: string) => label.replace('{title}', words.title);

it.each([
  [
    'a podcast',
    named(entries.listen),
    (to: string | null) => <PodcastCard podcast={{ ...podcast, listen: to }} lead={false} />,
  ],
  [
    'the first podcast',
    named(entries.listen),
    (to: string | null) => <PodcastCard podcast={{ ...podcast, listen: to }} lead />,
  ],
  [
    'a film',
    named(entries.watch),
    (to: string | null) => <FilmCard film={{ ...film, languages: ['Ga'], watch: to }} />,
  ],
  ['a series', named(entries.watch), (to: string | null) => <FeaturedSeries series={{ ...series, watch: to }} />],
  ['news', words.title, (to: string | null) => <NewsCard item={{ ...dated, read: to }} lead={false} />],
  ['a post', words.title, (to: string | null) => <PostCard post={{ ...dated, readTime: 6, read: to }} />],
])('%s has a link to where it is, and none while it is nowhere', (_, name, card) => {
  const address = 'https://elsewhere.example/makola';
  const { rerender } = render(card(address));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  rerender(card(null));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
