import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { content } from '../testing/content';
import { FeaturedSeries } from './films/FeaturedSeries/FeaturedSeries';
import { FilmLine } from './films/FilmLine/FilmLine';
import { NewsPaper } from './media-hub/NewsPaper/NewsPaper';
import { Posts } from './media-hub/Posts/Posts';
import { Shows } from './media-hub/Shows/Shows';

const { entries } = content<{ entries: Record<'listen' | 'watch', string> }>('interface.yaml');
const picture = { alt: '', file: { childImageSharp: null }, portrait: null };
const words = { slug: 'one', title: 'Makola', category: 'Craft', image: picture };
const dated = { ...words, date: '2026-10-06', excerpt: 'A day.', author: 'Muthoni', body: null, sample: null };
const film = { ...words, year: 2023, duration: 86, synopsis: 'A day.', director: 'Korkoi' };
const podcast = { ...words, description: 'A show.', episodes: 45 };
const series = { ...words, label: 'Series', year: 2023, episodes: 8, synopsis: 'A century.' };
const named = (label: string) => label.replace('{title}', words.title);

it.each<[what: string, name: string, card: (to: string | null) => ReactElement]>([
  ['a podcast', named(entries.listen), (listen) => <Shows heading={words} podcasts={[{ ...podcast, listen }]} />],
  ['a film', named(entries.watch), (watch) => <FilmLine films={[{ ...film, languages: ['Ga'], watch }]} />],
  ['a series', named(entries.watch), (watch) => <FeaturedSeries series={{ ...series, watch }} />],
  ['news', words.title, (read) => <NewsPaper news={[{ ...dated, read }]} />],
  ['a post', words.title, (read) => <Posts posts={[{ ...dated, readTime: 6, read }]} />],
])('%s has a link only if it has an address', (_, name, card) => {
  const address = 'https://elsewhere.example/makola';
  const { rerender } = render(card(address));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  rerender(card(null));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
